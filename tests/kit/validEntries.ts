import type { FieldName, FormName } from '../../shared/contract.ts';

/** A valid entry of each form, on which tests build. A new field needs a value here to compile. */
export const VALID: { readonly [Form in FormName]: Readonly<Record<FieldName<Form>, string>> } = {
  joinWaitlist: { email: 'jane@example.com', source: 'modal' },
  submitContact: { name: 'Jane', email: 'jane@example.com', message: 'Hi' },
};

import type { FieldName, FormName } from '../../shared/contract.ts';

/** A valid entry of each form, on which tests build: a new field doesn't compile without a value here. */
export const VALID: { readonly [Form in FormName]: Readonly<Record<FieldName<Form>, string>> } = {
  joinWaitlist: { email: 'jane@example.com', source: 'modal' },
  submitContact: { name: 'Jane', email: 'jane@example.com', message: 'Hi' },
};

import type { FormName } from '../contract/contract.ts';

/** For how many years an entry is kept, as the privacy page promises. */
const YEARS = { joinWaitlist: 2, submitContact: 1 } as const satisfies Record<FormName, number>;

/** When the database deletes an entry, by the TTL policy on `expiresAt`. */
export function expiryOf(form: FormName, createdAt: Date): Date {
  const expiry = new Date(createdAt);
  expiry.setUTCFullYear(expiry.getUTCFullYear() + YEARS[form]);
  return expiry;
}

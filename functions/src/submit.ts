import type { Firestore } from 'firebase-admin/firestore';
import { type Entry, type FormName, HONEYPOT, parse } from '../../shared/contract.ts';
import type { Reason } from '../../shared/outcomes.ts';
import { add } from './store.ts';

/** Stores the entry in `data`, which a caller may have made up. Resolves to the reason if it is refused. */
export async function submit<Form extends FormName>(
  database: Firestore,
  form: Form,
  data: unknown,
): Promise<Reason | undefined> {
  const { entry, reason } = parse(form, data);
  if (reason) return reason;
  const given: Record<string, unknown> = { ...(data as object) };
  if ((given[HONEYPOT] ?? '') !== '') return 'trapped';
  // A form has no lone surrogates, but a made-up call may. Firestore would refuse or replace them.
  const texts = Object.entries<string>({ ...entry }).map(([name, text]) => [name, text.toWellFormed()]);
  const stored: Entry<Form> = Object.fromEntries(texts);
  return add(database, form, stored);
}

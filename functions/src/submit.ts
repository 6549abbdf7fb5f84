import { campaignOf, type FormName, HONEYPOT, ownFields, parse, type Reason } from '../../shared/contract.ts';
import type { Entry, FirestoreStore } from './store.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

/** Stores an entry from `data`, which may be anything a caller sent. Resolves to the reason if it is refused. */
export async function submit<Form extends FormName>(
  form: Form,
  data: unknown,
  store: FirestoreStore,
): Promise<Reason | undefined> {
  const { content, reason } = parse(form, data);
  if (reason) return reason;
  const { submissionId, campaign, [HONEYPOT]: honeypot } = ownFields(data as object);
  if (form === 'joinWaitlist' && !isId(submissionId)) return 'submission-id-invalid';
  if (typeof (honeypot ?? '') !== 'string') return 'malformed';
  // Firestore replaces lone surrogates. Replacing them here keeps a retry equal to the stored text.
  const texts = Object.entries<string>({ ...content }).map(([name, value]) => [name, value.toWellFormed()]);
  const entry = {
    ...Object.fromEntries(texts),
    ...(form === 'joinWaitlist' && { submissionId, campaign: campaignOf(campaign) }),
  } as Entry<Form>;
  if (!honeypot) return store.add(form, entry);
  // A robot gets the answer that a person would get.
  await store.addSuspected(form, entry);
  return undefined;
}

/** Whether a value is a UUID or absent. */
function isId(value: unknown): boolean {
  return value === undefined || (typeof value === 'string' && UUID.test(value));
}

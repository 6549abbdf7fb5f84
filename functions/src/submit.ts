import { type Content, type FormName, HONEYPOT, ownFields, parse, type Reason } from './contract/contract.ts';
import type { Entry, FirestoreStore } from './store.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

type Submit = (data: unknown, store: FirestoreStore) => Promise<Reason | undefined>;

/** Stores a submission from `data`, which may be anything a caller sent. Resolves to the reason if it is refused. */
export const submit: Record<FormName, Submit> = {
  async joinWaitlist(data, store) {
    const entry = readEntry('joinWaitlist', data);
    return typeof entry === 'string' ? entry : store.addSignup(entry);
  },
  async submitContact(data, store) {
    const entry = readEntry('submitContact', data);
    return typeof entry === 'string' ? entry : store.addMessage(entry);
  },
};

function readEntry<Form extends FormName>(form: Form, data: unknown): Entry<Form> | Reason {
  const { content, reason } = parse(form, data);
  if (reason) return reason;
  const { submissionId, [HONEYPOT]: honeypot } = ownFields(data as object);
  if (submissionId !== undefined && !isUuid(submissionId)) return 'submission-id-invalid';
  if (typeof (honeypot ?? '') !== 'string') return 'malformed';
  // Firestore replaces lone surrogates. Replacing them here keeps a retry equal to the stored text.
  const texts = Object.entries<string>({ ...content }).map(([name, value]) => [name, value.toWellFormed()]);
  return {
    ...(Object.fromEntries(texts) as Content<Form>),
    submissionId,
    suspected: Boolean(honeypot),
  };
}

function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}

import { contactFlaw } from '../contract/index.ts';
import type { EntryStore, Message } from '../store/entryStore.ts';
import { isRecord, submissionFields, textField } from './fields.ts';
import { type Refused, refused } from './outcome.ts';

/** Keeps a contact message exactly as entered. `data` is whatever the caller sent. */
export async function submitContact(data: unknown, store: EntryStore): Promise<{ kind: 'sent' } | Refused> {
  const message = parse(data);
  if ('kind' in message) return message;
  const result = await store.addMessage(message);
  switch (result) {
    case 'added':
    case 'repeated':
      return { kind: 'sent' };
    case 'submission-id-reused':
      return refused(result);
  }
}

function parse(data: unknown): Message | Refused {
  if (!isRecord(data)) return refused('malformed');
  const name = textField(data, 'name');
  const email = textField(data, 'email');
  const message = textField(data, 'message');
  if (name === undefined || email === undefined || message === undefined) return refused('malformed');
  const flaw = contactFlaw({ name, email, message });
  if (flaw) return refused(flaw);
  const submission = submissionFields(data);
  if ('kind' in submission) return submission;
  // Firestore keeps no lone surrogates: several texts would become one.
  return {
    name: name.toWellFormed(),
    email: email.toWellFormed(),
    message: message.toWellFormed(),
    ...submission,
  };
}

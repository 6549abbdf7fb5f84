import { normaliseEmail, SOURCES, type Source, waitlistEmailFlaw } from '../contract/index.ts';
import type { EntryStore, Signup } from '../store/entryStore.ts';
import { field, isRecord, submissionFields, textField } from './fields.ts';
import { type Refused, refused } from './outcome.ts';

/** Puts an email on the waitlist, once. `data` is whatever the caller sent. */
export async function joinWaitlist(data: unknown, store: EntryStore): Promise<{ kind: 'joined' } | Refused> {
  const signup = parse(data);
  if ('kind' in signup) return signup;
  const result = await store.addSignup(signup);
  switch (result) {
    case 'added':
    case 'repeated':
      return { kind: 'joined' };
    case 'email-known':
      return refused('already-registered');
    case 'submission-id-reused':
      return refused(result);
  }
}

function parse(data: unknown): Signup | Refused {
  if (!isRecord(data)) return refused('malformed');
  const entered = textField(data, 'email');
  if (entered === undefined) return refused('malformed');
  const email = normaliseEmail(entered);
  const flaw = waitlistEmailFlaw(email);
  if (flaw) return refused(flaw);
  const source = SOURCES.find((known): known is Source => known === field(data, 'source'));
  if (!source) return refused('source-invalid');
  const submission = submissionFields(data);
  if ('kind' in submission) return submission;
  return { email, source, ...submission };
}

import {
  type CallableName,
  type ContactContent,
  type ContactFlaw,
  callablePath,
  contactFlaw,
  type EmailFlaw,
  JOIN_WAITLIST,
  normaliseEmail,
  waitlistEmailFlaw,
} from 'functions/contract';
import { loadChunk } from './loadChunk.ts';

/** A form's fields by name, as the visitor left them. */
export type Fields = Record<string, string>;

/** Every way a submission can end. Expected ends are values; `failed` carries whatever was thrown. */
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'duplicate' }
  | { kind: 'invalid'; flaw: EmailFlaw | ContactFlaw }
  | { kind: 'failed'; error: unknown };

interface Preparation {
  normalise(fields: Fields): Fields;
  flaw(fields: Fields): EmailFlaw | ContactFlaw | null;
}

const preparations: Record<CallableName, Preparation> = {
  joinWaitlist: {
    normalise: (fields) => ({ ...fields, email: normaliseEmail(fields.email ?? '') }),
    flaw: (fields) => waitlistEmailFlaw(fields.email ?? ''),
  },
  submitContact: {
    normalise: (fields) => fields,
    flaw: ({ name = '', email = '', message = '' }) => contactFlaw({ name, email, message } satisfies ContactContent),
  },
};

/** The fields as they are sent: one spelling per waitlist email, a contact message untouched. */
export function normalise(callable: CallableName, fields: Fields): Fields {
  return preparations[callable].normalise(fields);
}

/**
 * Sends normalised fields to a callable, once they have no flaw. Never throws.
 *
 * `submissionId` makes a repetition of the same attempt the same submission; without one (no secure context) a repeated
 * contact message is stored twice.
 */
export async function submit(
  callable: CallableName,
  fields: Fields,
  submissionId: string | undefined,
): Promise<Outcome> {
  const flaw = preparations[callable].flaw(fields);
  if (flaw) return { kind: 'invalid', flaw };
  try {
    const { call } = await loadChunk(() => import('./client.ts'));
    await call(callablePath(callable), submissionId ? { ...fields, submissionId } : fields);
    return { kind: 'sent' };
  } catch (error) {
    return callable === JOIN_WAITLIST && isDuplicate(error) ? { kind: 'duplicate' } : { kind: 'failed', error };
  }
}

/** The callable protocol's word for the specified error 23505. */
function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'functions/already-exists';
}

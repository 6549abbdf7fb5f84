import { apiPath, type Flaw, type FormName, parse } from 'functions/contract';
import { loadChunk } from './loadChunk.ts';

/** A form's fields by name, as the visitor left them. */
export type Fields = Record<string, string>;

/** Every way a submission can end. Expected ends are values; `failed` carries whatever was thrown. */
export type Outcome =
  | { kind: 'sent' }
  | { kind: 'duplicate' }
  | { kind: 'invalid'; flaw: Flaw<FormName> | 'malformed' }
  | { kind: 'failed'; error: unknown };

/**
 * Sends the form's fields to its callable, once they have no flaw. Never throws.
 *
 * `submissionId` makes a repetition of the same attempt the same submission; without one (no secure context) a repeated
 * contact message is stored twice.
 */
export async function submit(callable: FormName, fields: Fields, submissionId: string | undefined): Promise<Outcome> {
  const { content, reason } = parse(callable, fields);
  if (!content) return { kind: 'invalid', flaw: reason };
  try {
    const { call } = await loadChunk(() => import('./client.ts'));
    const { trap } = fields;
    await call(apiPath(callable), { ...content, ...(trap && { trap }), ...(submissionId && { submissionId }) });
    return { kind: 'sent' };
  } catch (error) {
    return callable === 'joinWaitlist' && isDuplicate(error) ? { kind: 'duplicate' } : { kind: 'failed', error };
  }
}

/** The callable protocol's word for the specified error 23505. */
function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'functions/already-exists';
}

import type { Submission } from '../store/entryStore.ts';
import { type Refused, refused } from './outcome.ts';

const UUID = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isRecord(data: unknown): data is object {
  return typeof data === 'object' && data !== null && !Array.isArray(data);
}

/** An own field as sent, `undefined` where absent: `__proto__` in a request must not supply inherited ones. */
export function field(data: object, name: string): unknown {
  return Object.hasOwn(data, name) ? (data as Record<string, unknown>)[name] : undefined;
}

/** An own field's text, '' where absent or null, `undefined` where it is something else than text. */
export function textField(data: object, name: string): string | undefined {
  const value = field(data, name) ?? '';
  return typeof value === 'string' ? value : undefined;
}

/** What a submission carries besides its content. */
export function submissionFields(data: object): Submission | Refused {
  const submissionId = field(data, 'submissionId');
  if (submissionId !== undefined && !isUuid(submissionId)) return refused('submission-id-invalid');
  const trap = textField(data, 'trap');
  if (trap === undefined) return refused('malformed');
  return { submissionId, suspected: trap !== '' };
}

function isUuid(value: unknown): value is string {
  return typeof value === 'string' && UUID.test(value);
}

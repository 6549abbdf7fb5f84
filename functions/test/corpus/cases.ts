import type { FormName, Reason } from '../../src/contract/contract.ts';

/** A request to a callable and its answer: a result and a document with exactly these fields, or a refusal. */
export interface PayloadCase {
  title: string;
  callable: FormName;
  /** As text, because JSON can hold what no literal can. */
  body: string;
  answer: Stored | Refused;
}

interface Stored {
  status: 200;
  stored: Record<string, unknown>;
}

interface Refused {
  status: 400;
  reason: Reason;
}

export const UUID = '0f8fad5b-d9cb-469f-a165-70867728950e';
/** Far over every limit of a field, within the limit of a body. */
export const LONG_TEXT = 'x'.repeat(100_000);

export function join(title: string, fields: string, answer: PayloadCase['answer']): PayloadCase {
  return { title: `joining with ${title}`, callable: 'joinWaitlist', body: `{"data":{${fields}}}`, answer };
}

export function contact(title: string, fields: string, answer: PayloadCase['answer']): PayloadCase {
  return { title: `writing with ${title}`, callable: 'submitContact', body: `{"data":{${fields}}}`, answer };
}

export function refused(reason: Reason): Refused {
  return { status: 400, reason };
}

export function stored(fields: Record<string, unknown>): Stored {
  return { status: 200, stored: fields };
}

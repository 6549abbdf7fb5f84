import type { Row } from './payloads.ts';

export const UUID = '0f8fad5b-d9cb-469f-a165-70867728950e';
/** Far over every limit of a field, within the limit of a body. */
export const LONG_TEXT = 'x'.repeat(100_000);

/** Bodies that both callables refuse before they read a field. */
export const BODIES: [what: string, body: string][] = [
  ['an empty body', '{}'],
  ['null', '{"data":null}'],
  ['true', '{"data":true}'],
  ['a number', '{"data":42}'],
  ['text', '{"data":"jane@example.com"}'],
  ['a list', '{"data":[]}'],
  ['a list of a submission', '{"data":[{"name":"Jane","email":"jane@example.com","message":"Hi","source":"modal"}]}'],
  ['fields without data', '{"name":"Jane","email":"jane@example.com","message":"Hi","source":"modal"}'],
  ['null as body', 'null'],
  ['a list as body', '[{"data":{"email":"jane@example.com","source":"modal"}}]'],
  ['data in the prototype', '{"__proto__":{"data":{"email":"jane@example.com","source":"modal"}}}'],
  ['lists nested 50,000 deep', `{"data":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
  ['100 kB of text', `{"data":"${LONG_TEXT}"}`],
];

/** Flaws in what a submission carries besides its content. */
export const EXTRAS: Row[] = [
  ...[
    null,
    '',
    7,
    [UUID],
    {},
    'my first try',
    '../waitlist_signups/jane@example.com',
    UUID.slice(1),
    `${UUID}0`,
    `{${UUID}}`,
    ` ${UUID}`,
    UUID.replace('0', 'g'),
    LONG_TEXT,
  ].map(
    (submissionId): Row => [
      `the submission id ${JSON.stringify(submissionId).slice(0, 60)}`,
      { submissionId },
      'submission-id-invalid',
    ],
  ),
  ...[1, false, { a: 1 }, []].map((trap): Row => [`the trap ${JSON.stringify(trap)}`, { trap }, 'malformed']),
];

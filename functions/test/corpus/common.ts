import type { Reason } from '../../src/contract/contract.ts';
import { contact, join, LONG_TEXT, type PayloadCase, refused, UUID } from './cases.ts';

/** Bodies that both callables refuse before they read a field. */
export function bodies(): PayloadCase[] {
  const texts: [title: string, body: string][] = [
    ['an empty body', '{}'],
    ['null', '{"data":null}'],
    ['true', '{"data":true}'],
    ['a number', '{"data":42}'],
    ['text', '{"data":"jane@example.com"}'],
    ['a list', '{"data":[]}'],
    ['a list of a submission', '{"data":[{"name":"Jane","email":"jane@example.com","message":"Hi","source":"modal"}]}'],
    ['fields without data', '{"name":"Jane","email":"jane@example.com","message":"Hi","source":"modal"}'],
    ['fields beside data', '{"data":{"email":"jane@example.com","source":"modal"},"jane@example.com":1}'],
    ['a list as body', '[{"data":{"email":"jane@example.com","source":"modal"}}]'],
    ['data in the prototype', '{"__proto__":{"data":{"email":"jane@example.com","source":"modal"}}}'],
    ['lists nested 50,000 deep', `{"data":${'['.repeat(50_000)}${']'.repeat(50_000)}}`],
    ['100 kB of text', `{"data":"${LONG_TEXT}"}`],
  ];
  return texts.flatMap(([title, body]) => [
    { title: `joining with ${title}`, callable: 'joinWaitlist', body, answer: refused('malformed') },
    { title: `writing with ${title}`, callable: 'submitContact', body, answer: refused('malformed') },
  ]);
}

/** Flaws in what a submission carries besides its content. */
export function submissions(): PayloadCase[] {
  const flawed: [title: string, extras: string, reason: Reason][] = [
    ['null as submission id', '"submissionId":null', 'submission-id-invalid'],
    ['an empty submission id', '"submissionId":""', 'submission-id-invalid'],
    ['a number as submission id', '"submissionId":7', 'submission-id-invalid'],
    ['a list as submission id', `"submissionId":["${UUID}"]`, 'submission-id-invalid'],
    ['an object as submission id', '"submissionId":{}', 'submission-id-invalid'],
    ['words as submission id', '"submissionId":"my first try"', 'submission-id-invalid'],
    ['a path as submission id', '"submissionId":"../waitlist_signups/jane@example.com"', 'submission-id-invalid'],
    ['a short submission id', `"submissionId":"${UUID.slice(1)}"`, 'submission-id-invalid'],
    ['a long submission id', `"submissionId":"${UUID}0"`, 'submission-id-invalid'],
    ['a submission id in braces', `"submissionId":"{${UUID}}"`, 'submission-id-invalid'],
    ['a submission id with spaces', `"submissionId":" ${UUID}"`, 'submission-id-invalid'],
    ['a submission id in letters past f', `"submissionId":"${UUID.replace('0', 'g')}"`, 'submission-id-invalid'],
    ['100 kB as submission id', `"submissionId":"${LONG_TEXT}"`, 'submission-id-invalid'],
    ['a number as trap', '"trap":1', 'malformed'],
    ['false as trap', '"trap":false', 'malformed'],
    ['an object as trap', '"trap":{"a":1}', 'malformed'],
    ['a list as trap', '"trap":[]', 'malformed'],
  ];
  return flawed.flatMap(([title, extras, reason]) => [
    join(title, `"email":"jane@example.com","source":"modal",${extras}`, refused(reason)),
    contact(title, `"name":"Jane","email":"jane@example.com","message":"Hi",${extras}`, refused(reason)),
  ]);
}

import { describe, expect } from 'vitest';
import type { FormName } from '../src/contract/contract.ts';
import { JOINING_EMAILS, REFUSED_EMAILS } from './corpus/emails.ts';
import { EMAILS, PAYLOADS, type PayloadCase } from './corpus/payloads.ts';
import type { Answer } from './startFunctions.ts';
import { test as base, summary } from './testFunctions.ts';

const CASES = [...EMAILS, ...PAYLOADS];
const AT_ONCE = 40;

const test = base.extend('answers', { scope: 'file' }, async ({ functions }) => {
  const answers = new Map<PayloadCase, Answer>();
  for (let at = 0; at < CASES.length; at += AT_ONCE) {
    const answer = async (sent: PayloadCase) => answers.set(sent, await functions.post(sent.callable, sent.body));
    await Promise.all(CASES.slice(at, at + AT_ONCE).map(answer));
  }
  return answers;
});

describe('§5, §9 over the wire', () => {
  test.for(CASES.map((sent) => [sent.title, sent] as const))('%s', ([, sent], { answers }) => {
    const answer = answers.get(sent) as Answer;
    if (typeof sent.answer === 'string') expect(summary(answer)).toBe(`400 ${sent.answer}`);
    else expect(answer).toEqual({ status: 200, body: { result: {} } });
  });

  test.for<FormName>(['joinWaitlist', 'submitContact'])(
    '§3 %s stored exactly what it accepted',
    async (form, { answers, functions }) => {
      expect(answers.size).toBe(CASES.length);
      const stored = (await functions.entries(form)).map(({ id, createdAt, expiresAt, submissionId, ...fields }) => {
        expect(expiresAt > createdAt).toBe(true);
        return fields;
      });
      const accepted = CASES.filter(({ callable, answer }) => callable === form && typeof answer !== 'string');
      expect(sorted(stored)).toEqual(sorted(accepted.map(({ answer }) => answer as object)));
    },
  );

  test('no log line holds an entered text', async ({ answers, functions }) => {
    expect(answers.size).toBe(CASES.length);
    const log = await functions.stop();
    expect(log).toContain('Callable request verification passed');
    const emails = [...JOINING_EMAILS, ...REFUSED_EMAILS].map(([entered]) => entered.trim());
    const telling = [...emails.filter((email) => email.includes('@')), 'Jane', 'spam', 'Acme'];
    expect(telling.filter((text) => log.includes(text) || log.includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
    expect(log).not.toMatch(/@(x\.yz|b\.c|c\.d|example)/i);
  });
});

test('the corpus holds no case twice', () => {
  expect(new Set(CASES.map(({ body, callable }) => callable + body)).size).toBe(CASES.length);
});

/** Without ids and repeated messages, in an order that doesn't depend on the database. */
function sorted(documents: object[]): string[] {
  const inOrder = ({ submissionId, ...fields }: { submissionId?: unknown }) =>
    JSON.stringify(Object.entries(fields).sort());
  return [...new Set(documents.map(inOrder))].sort();
}

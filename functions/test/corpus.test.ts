import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { openDatabase } from '../../scripts/stack/database.ts';
import { type EmbeddedFirestore, startFirestore } from '../../scripts/stack/firestore.ts';
import { JOINING_EMAILS, REFUSED_EMAILS } from './corpus/emails.ts';
import { EMAILS, PAYLOADS, type PayloadCase } from './corpus/payloads.ts';
import { type Answer, type Callables, startCallables } from './startCallables.ts';

const COLLECTIONS = { joinWaitlist: 'waitlist_signups', submitContact: 'contact_submissions' };
const CASES = [...EMAILS, ...PAYLOADS];
const AT_ONCE = 40;

let firestore: EmbeddedFirestore;
let callables: Callables;
let opened: ReturnType<typeof openDatabase>;
let answers: Map<PayloadCase, Answer>;

beforeAll(async () => {
  const projectId = `demo-${crypto.randomUUID()}`;
  firestore = await startFirestore();
  callables = await startCallables({ firestoreHost: firestore.host, projectId });
  opened = openDatabase({ firestoreHost: firestore.host, projectId });
  const post = async (sent: PayloadCase) => [sent, await callables.post(sent.callable, sent.body)] as const;
  answers = new Map();
  for (let at = 0; at < CASES.length; at += AT_ONCE) {
    for (const [sent, answer] of await Promise.all(CASES.slice(at, at + AT_ONCE).map(post))) answers.set(sent, answer);
  }
}, 60_000);

afterAll(async () => {
  await opened.close();
  await callables.stop();
  firestore.stop();
});

describe('over the wire', () => {
  test.each(CASES.map((sent) => [sent.title, sent] as const))('%s', (_title, sent) => {
    const answer = answers.get(sent);
    if (sent.answer.status === 200) {
      expect(answer).toEqual({ status: 200, body: { result: {} } });
    } else {
      const { status, reason } = sent.answer;
      expect(answer).toMatchObject({ status, body: { error: { status: 'INVALID_ARGUMENT', details: { reason } } } });
    }
  });

  test.each(['joinWaitlist', 'submitContact'] as const)('%s stored exactly what it accepted', async (callable) => {
    const documents = (await opened.database.collection(COLLECTIONS[callable]).get()).docs;
    const stored = documents.map((document) => {
      const { createdAt, expiresAt, ...fields } = document.data();
      expect(createdAt).toEqual(document.createTime);
      expect(expiresAt > createdAt).toBe(true);
      return fields;
    });
    const expected = CASES.flatMap(({ callable: to, answer }) =>
      to === callable && answer.status === 200 ? [answer.stored] : [],
    );
    const byContent = (one: object, other: object) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1);
    expect(stored.map(sortKeys).sort(byContent)).toEqual(expected.map(sortKeys).sort(byContent));
  });

  test('no log line holds an entered text', async () => {
    const log = await callables.stop();
    expect(log).toContain('Callable request verification passed');
    const emails = [...JOINING_EMAILS, ...REFUSED_EMAILS].map(([entered]) => entered.trim());
    const telling = [...emails.filter((email) => email.includes('@')), 'Jane', 'spam', 'Acme'];
    expect(telling.filter((text) => log.includes(text) || log.includes(JSON.stringify(text).slice(1, -1)))).toEqual([]);
    expect(log).not.toMatch(/@(x\.yz|b\.c|c\.d|example)/i);
  });

  test('the corpus is large, and holds no case twice', () => {
    expect(JOINING_EMAILS.length + REFUSED_EMAILS.length).toBeGreaterThanOrEqual(150);
    expect(PAYLOADS.length).toBeGreaterThanOrEqual(100);
    expect(new Set(CASES.map(({ body, callable }) => callable + body)).size).toBe(CASES.length);
  });
});

function sortKeys(fields: object): object {
  return Object.fromEntries(Object.entries(fields).sort(([one], [other]) => (one < other ? -1 : 1)));
}

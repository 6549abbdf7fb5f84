import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { openDatabase } from '../../scripts/stack/database.ts';
import { type EmbeddedFirestore, startFirestore } from '../../scripts/stack/firestore.ts';
import { FirestoreStore } from '../src/store/firestore.ts';
import { contactEvent } from './contactEvent.ts';
import { type Answer, type Callables, startCallables } from './startCallables.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 60_000 });

const PROJECT = 'demo-outage';
const PERSON = { name: 'Zoë Quist', email: 'outage@example.com', message: 'Hello' };

let firestore: EmbeddedFirestore;
let opened: ReturnType<typeof openDatabase>;
let warm: Callables;
let cold: Callables;
let answers: { warm: Answer; cold: Answer; event: number; after: Answer };
const event = { id: crypto.randomUUID(), projectId: PROJECT, contactId: crypto.randomUUID(), fields: PERSON };

beforeAll(async () => {
  firestore = await startFirestore();
  warm = await start();
  opened = openDatabase({ firestoreHost: firestore.host, projectId: PROJECT });
  await new FirestoreStore(opened.database).addMessage({ ...PERSON, submissionId: event.contactId, suspected: false });
  await join(warm, 'before@example.com');
  firestore.pause();
  // One outage for all tests: it takes as long as the deadlines.
  const fromWarm = Promise.all([join(warm, PERSON.email), deliver(warm)]);
  cold = await start();
  const [[answer, status], fromCold] = await Promise.all([fromWarm, join(cold, PERSON.email)]);
  // Without a limit of its own, the client would now wait longer to reconnect than a call may take.
  for (const email of ['later@example.com', 'latest@example.com']) await join(warm, email);
  await firestore.resume();
  const after = await join(warm, 'after@example.com');
  answers = { warm: answer, cold: fromCold, event: status, after };
});

afterAll(async () => {
  await opened.close();
  await Promise.all([warm.stop(), cold.stop()]);
  firestore.stop();
});

function start(): Promise<Callables> {
  const env = { OWNER_EMAIL: 'owner@stet.example' };
  return startCallables({ firestoreHost: firestore.host, projectId: PROJECT, env });
}

function join(callables: Callables, email: string): Promise<Answer> {
  const body = JSON.stringify({ data: { email, source: 'modal' } });
  return callables.post('joinWaitlist', body, { signal: AbortSignal.timeout(10_000) });
}

async function deliver(callables: Callables): Promise<number> {
  const response = await fetch(callables.url('notifyOwner'), contactEvent(event));
  await response.arrayBuffer();
  return response.status;
}

test('§8 with Firestore down, a call is answered INTERNAL within ten seconds, by a cold function too', () => {
  const internal = { status: 500, body: { error: { message: 'internal', status: 'INTERNAL' } } };
  expect([answers.warm, answers.cold]).toEqual([internal, internal]);
});

test('with Firestore down, an event is answered with an error, and when it comes again there is one mail', async () => {
  expect(answers.event).toBe(500);
  const next = await start();
  const again = await deliver(next);
  await next.stop();
  expect(again).toBe(204);
  const mails = (await opened.database.collection('mail').get()).docs;
  expect(mails.map(({ id }) => id)).toEqual([event.id]);
});

test('§8 after a longer outage the first call is answered', () => {
  expect(answers.after).toMatchObject({ status: 200 });
});

test('no log line holds personal data', async () => {
  const log = await warm.stop();
  expect(log).toContain('joinWaitlist failed');
  expect(log).toContain('notifyOwner failed');
  expect(log).not.toMatch(/outage@|zoë|quist|hello|owner@/i);
});

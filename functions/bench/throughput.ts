import { FieldValue } from 'firebase-admin/firestore';
import { openDatabase } from '../../scripts/stack/database.ts';
import { startCallables } from '../test/startCallables.ts';
import { createPoster, measureLoad } from './load.ts';
import { medians } from './medians.ts';

const WARM_UP = 200;
const CALLS = 1_000;
const ROUNDS = 3;

const SOURCES = `${import.meta.dirname}/..`;

/** Something to call many times, in a project of its own. */
interface Subject {
  call: () => Promise<boolean>;
  close: () => Promise<unknown>;
}

type Open = (address: { firestoreHost: string; projectId: string }) => Promise<Subject>;

const SUBJECTS: Record<string, Open> = {
  'bare onCall': (address) => openCallable({ ...address, module: `${SOURCES}/bench/bare.ts` }, signup),
  'bare create()': openCreate,
  'both, plain': (address) => openCallable({ ...address, module: `${SOURCES}/bench/naive.ts` }, signup),
  joinWaitlist: (address) => openCallable({ ...address, module: `${SOURCES}/dist/index.js` }, signup),
  'joinWaitlist, submissionId': (address) =>
    openCallable({ ...address, module: `${SOURCES}/dist/index.js` }, () => ({
      ...signup(),
      submissionId: crypto.randomUUID(),
    })),
};

/** Calls a second and latency of each subject at each concurrency: the medians of several rounds, each on an empty database. */
export async function throughput(firestoreHost: string): Promise<object[]> {
  const rows = [];
  for (const concurrency of [1, 10, 50]) {
    for (const [subject, open] of Object.entries(SUBJECTS)) {
      const rounds = [];
      for (let round = 0; round < ROUNDS; round++) rounds.push(await measure(open, firestoreHost, concurrency));
      rows.push({ concurrency, subject, ...medians(rounds) });
    }
  }
  return rows;
}

async function measure(open: Open, firestoreHost: string, concurrency: number) {
  const address = { firestoreHost, projectId: `demo-${crypto.randomUUID()}` };
  const { call, close } = await open(address);
  const warmUp = await measureLoad(WARM_UP, concurrency, call);
  const { perSecond, p50, p99, succeeded } = await measureLoad(CALLS, concurrency, call);
  await close();
  const { database, close: closeDatabase } = openDatabase(address);
  const documents = (await database.collection('waitlist_signups').count().get()).data().count;
  await closeDatabase();
  return { 'calls/s': perSecond, 'p50 ms': p50, 'p99 ms': p99, successes: warmUp.succeeded + succeeded, documents };
}

async function openCallable(options: Parameters<typeof startCallables>[0], data: () => object): Promise<Subject> {
  const callables = await startCallables(options);
  const { post, close } = createPoster(callables.url('joinWaitlist'));
  return {
    call: () => post(JSON.stringify({ data: data() })),
    close: () => Promise.all([close(), callables.stop()]),
  };
}

async function openCreate(address: { firestoreHost: string; projectId: string }): Promise<Subject> {
  const { database, close } = openDatabase(address);
  const signups = database.collection('waitlist_signups');
  const call = async () => {
    const { email, source } = signup();
    await signups.doc(email).create({ email, source, createdAt: FieldValue.serverTimestamp() });
    return true;
  };
  return { call, close };
}

function signup() {
  return { email: `${crypto.randomUUID()}@example.com`, source: 'modal' };
}

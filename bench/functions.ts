import { join, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { startFirestore } from '../local/embeddedFirestore.ts';
import { openDatabase } from '../local/openDatabase.ts';
import { startFunctions } from '../test/kit/startFunctions.ts';
import { VALID } from '../test/kit/validEntries.ts';
import { report, type Subject } from './report.ts';

// Measures the built functions, and those of another build: `--vs <its functions/dist/index.cjs>`.

const BUILT = join(import.meta.dirname, '../functions/dist/index.cjs');
const CONNECTIONS = 50;
const JOINS = 2_000;

const { values } = parseArgs({ options: { vs: { type: 'string' }, rounds: { type: 'string', default: '6' } } });
const rounds = Number(values.rounds);
const subjects: (Subject & { module: string })[] = [{ name: 'this build', module: BUILT, samples: [] }];
if (values.vs) subjects.push({ name: 'other build', module: resolve(values.vs), samples: [] });
const firestore = await startFirestore();

for (let round = 1; round <= rounds; round += 1) {
  console.error(`Round ${round} of ${rounds}`);
  for (const { module, samples } of subjects) samples.push(await measure(module));
}
firestore.stop();
console.log(`${CONNECTIONS} connections, medians of ${rounds} (least–most)`);
report(subjects);

/** Starts a process: its cold start lasts until it has answered the first join. Then it gets two bursts of joins. */
async function measure(module: string) {
  const stack = { firestoreHost: firestore.host, projectId: `demo-${crypto.randomUUID()}` };
  const begun = performance.now();
  const functions = await startFunctions({ ...stack, module });
  const { status } = await functions.post('joinWaitlist', signup().body);
  const coldStart = performance.now() - begun;
  if (status !== 200) throw new Error(`${module} answered ${status} to a join.`);

  const requests = [{ method: 'POST' as const, setupRequest: (request: object) => ({ ...request, ...signup() }) }];
  // `sampleInt` is the resolution of the duration, in ms.
  const load = { url: functions.url('joinWaitlist'), connections: CONNECTIONS, amount: JOINS, sampleInt: 10, requests };
  const { '2xx': warmUp } = await autocannon(load);
  const { '2xx': joined, duration } = await autocannon(load);
  await functions.stop();

  const { database, close } = openDatabase(stack);
  const stored = (await database.collection('waitlist_signups').count().get()).data().count;
  await close();
  const answered = 1 + warmUp + joined;
  if (stored !== answered) throw new Error(`${module} answered ${answered} joins and stored ${stored}.`);
  return { 'cold start, ms': coldStart, 'joins a second': joined / duration };
}

function signup() {
  // Every join is another client's: the limiter runs and refuses none.
  const client = `10.${[...crypto.getRandomValues(new Uint8Array(3))].join('.')}`;
  return {
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `${client}, 192.0.2.1` },
    body: JSON.stringify({ data: { ...VALID.joinWaitlist, email: `${crypto.randomUUID()}@example.com` } }),
  };
}

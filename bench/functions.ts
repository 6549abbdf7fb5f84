import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { openDatabase } from '../local/openDatabase.ts';
import { startFunctions } from '../test/kit/startFunctions.ts';
import { VALID } from '../test/kit/validEntries.ts';
import { report, type Subject } from './report.ts';

// Compares the built functions with plain ones, under the framework that Cloud Run runs.

const FUNCTIONS = join(import.meta.dirname, '../functions');
const CONNECTIONS = 50;
const JOINS = 2_000;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '6' } } });
const rounds = Number(values.rounds);
const firestore = fork(join(import.meta.dirname, 'firestoreProcess.ts'));
const [firestoreHost] = await once(firestore, 'message');
const subjects = [
  { name: 'ours', module: join(FUNCTIONS, 'dist/index.cjs'), samples: [] as Subject['samples'] },
  { name: 'plain', module: join(FUNCTIONS, 'test/plainFunctions.js'), samples: [] as Subject['samples'] },
];

for (let round = 1; round <= rounds; round += 1) {
  console.error(`Round ${round} of ${rounds}`);
  for (const { module, samples } of subjects) samples.push(await measure(module));
}
firestore.kill();
console.log(`${CONNECTIONS} connections, medians of ${rounds} (least–most)\n\n${report(subjects)}`);

/** Starts a process: its cold start lasts until it has answered the first join. Then it gets bursts of joins. */
async function measure(module: string) {
  const projectId = `demo-${crypto.randomUUID()}`;
  const begun = performance.now();
  const functions = await startFunctions({ firestoreHost, projectId, module });
  const { status } = await functions.post('joinWaitlist', signup().body);
  const coldStart = performance.now() - begun;
  if (status !== 200) throw new Error(`${module} answered ${status} to a join.`);

  const bursts = [];
  for (const amount of [JOINS / 2, JOINS]) {
    const requests = [{ method: 'POST' as const, setupRequest: (request: object) => ({ ...request, ...signup() }) }];
    // `sampleInt` is the resolution of the duration, in ms.
    const load = { url: functions.url('joinWaitlist'), connections: CONNECTIONS, amount, sampleInt: 10, requests };
    const { duration, ...result } = await autocannon(load);
    bursts.push({ joined: result['2xx'], perSecond: result['2xx'] / duration });
  }
  await functions.stop();

  const { database, close } = openDatabase({ firestoreHost, projectId });
  const stored = (await database.collection('waitlist_signups').count().get()).data().count;
  await close();
  const joined = bursts.reduce((sum, burst) => sum + burst.joined, 1);
  if (stored !== joined) throw new Error(`${module} answered ${joined} joins and stored ${stored}.`);
  return { 'cold start, ms': coldStart, 'joins a second': bursts.at(-1)?.perSecond ?? Number.NaN };
}

function signup() {
  // Every join is another client's: the limiter runs and refuses none.
  const client = `10.${[...crypto.getRandomValues(new Uint8Array(3))].join('.')}`;
  return {
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `${client}, 192.0.2.1` },
    body: JSON.stringify({ data: { ...VALID.joinWaitlist, email: `${crypto.randomUUID()}@example.com` } }),
  };
}

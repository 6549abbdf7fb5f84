import { resolve } from 'node:path';
import { startFunctions } from '../../tests/kit/startFunctions.ts';
import { VALID } from '../../tests/kit/validEntries.ts';
import { openDatabase } from '../lib/openDatabase.ts';
import { startFirestore } from '../stack/embeddedFirestore.ts';

// Measures the built functions, and the builds that the arguments name (`functions/dist/index.cjs`), in turns.

const [ROUNDS, CONNECTIONS, JOINS] = [6, 50, 2_000];

const firestore = await startFirestore();
for (let round = 1; round <= ROUNDS; round += 1) {
  for (const module of ['functions/dist/index.cjs', ...process.argv.slice(2)]) console.log(await measure(module));
}
process.exit();

/** Starts a process. Its cold start ends when it has answered the first join. Then it gets two bursts of joins. */
async function measure(module: string) {
  const stack = { firestoreHost: firestore.host, projectId: `demo-${crypto.randomUUID()}` };
  const started = performance.now();
  const functions = await startFunctions({ ...stack, module: resolve(module) });
  async function join(times: number) {
    for (let time = 0; time < times; time += 1) {
      const data = { ...VALID.joinWaitlist, email: `${crypto.randomUUID()}@example.com` };
      // Each join has another client, so the limiter runs and refuses none.
      const headers = { 'x-forwarded-for': `10.${crypto.getRandomValues(new Uint8Array(3)).join('.')}, 192.0.2.1` };
      await functions.post('joinWaitlist', JSON.stringify({ data }), { headers });
    }
  }
  const burst = () => Promise.all(Array.from({ length: CONNECTIONS }, () => join(JOINS / CONNECTIONS)));
  await join(1);
  const coldStart = Math.round(performance.now() - started);
  await burst();
  const warm = performance.now();
  await burst();
  const joins = Math.round((1_000 * JOINS) / (performance.now() - warm));
  await functions.stop();
  const { database, close } = openDatabase(stack);
  const { count } = (await database.collection('waitlist_signups').count().get()).data();
  await close();
  if (count !== 1 + 2 * JOINS) throw new Error(`${module} answered ${1 + 2 * JOINS} joins and stored ${count}.`);
  return { module, 'cold start, ms': coldStart, 'joins a second': joins };
}

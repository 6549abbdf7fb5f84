import { fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import autocannon from 'autocannon';
import { openDatabase } from '../functions/test/openDatabase.ts';
import { freePort, report, type Subject } from './report.ts';

// Compares the built functions with plain ones, under the framework that Cloud Run runs.

const ROOT = join(import.meta.dirname, '..');
const FRAMEWORK = join(ROOT, 'node_modules/.bin/functions-framework');
const CONNECTIONS = 50;
const JOINS = 2_000;

const { values } = parseArgs({ options: { rounds: { type: 'string', default: '6' } } });
const rounds = Number(values.rounds);
const firestore = fork(join(import.meta.dirname, 'firestoreProcess.ts'));
const [firestoreHost] = await once(firestore, 'message');
const subject = (name: string, source: string) => {
  const samples: Subject['samples'] = [];
  return { name, source, projectId: `demo-${crypto.randomUUID()}`, joined: 0, samples };
};
type Functions = ReturnType<typeof subject>;
const subjects = [subject('ours', 'functions'), subject('plain', 'functions/test/plainFunctions.js')];

// The first round warms the machine's caches up.
for (let round = 0; round <= rounds; round += 1) {
  console.error(round === 0 ? 'Warming up' : `Round ${round} of ${rounds}`);
  for (const functions of subjects) {
    const { url, coldStart, stop } = await start(functions);
    await load(functions, url);
    const joinsPerSecond = await load(functions, url);
    await stop();
    if (round > 0) functions.samples.push({ 'joins a second': joinsPerSecond, 'cold start, ms': coldStart });
  }
}
for (const functions of subjects) await expectEveryJoinStored(functions);
firestore.kill();
console.log(`${CONNECTIONS} connections, medians of ${rounds} (least–most)\n\n${report(subjects)}`);

/** Starts a process; its cold start lasts until it has answered the first join. */
async function start(functions: Functions) {
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const begun = performance.now();
  const args = ['--target=joinWaitlist', `--source=${functions.source}`, `--port=${port}`];
  const child = spawn(process.execPath, [FRAMEWORK, ...args], {
    cwd: ROOT,
    stdio: ['ignore', 'ignore', 'inherit'],
    env: {
      ...process.env,
      NODE_ENV: 'production',
      // Google's client would search the network for a cloud machine.
      METADATA_SERVER_DETECTION: 'none',
      FIRESTORE_EMULATOR_HOST: firestoreHost,
      GCLOUD_PROJECT: functions.projectId,
    },
  });
  const stop = () => Promise.all([once(child, 'exit'), child.kill()]);
  while (child.exitCode === null) {
    const answer = await fetch(url, { method: 'POST', ...signup() }).catch(() => sleep(5));
    if (!answer) continue;
    const coldStart = performance.now() - begun;
    if (answer.status !== 200) throw new Error(`${functions.source} answered ${answer.status}.`);
    functions.joined += 1;
    return { url, coldStart, stop };
  }
  throw new Error(`${functions.source} ended with ${child.exitCode}.`);
}

/** Returns joins a second. */
async function load(functions: Functions, url: string): Promise<number> {
  const { duration, ...result } = await autocannon({
    url,
    connections: CONNECTIONS,
    amount: JOINS,
    // The resolution of the duration, in ms.
    sampleInt: 10,
    requests: [{ method: 'POST', setupRequest: (request) => ({ ...request, ...signup() }) }],
  });
  functions.joined += result['2xx'];
  return result['2xx'] / duration;
}

function signup() {
  // Every join is another client's: the limiter runs and refuses none.
  const client = `10.${[...crypto.getRandomValues(new Uint8Array(3))].join('.')}`;
  return {
    headers: { 'content-type': 'application/json', 'x-forwarded-for': `${client}, 192.0.2.1` },
    body: JSON.stringify({ data: { email: `${crypto.randomUUID()}@example.com`, source: 'modal' } }),
  };
}

async function expectEveryJoinStored({ source, projectId, joined }: Functions) {
  const { database, close } = openDatabase({ firestoreHost, projectId });
  const { count } = (await database.collection('waitlist_signups').count().get()).data();
  await close();
  if (count !== joined) throw new Error(`${source} answered ${joined} joins and stored ${count}.`);
}

import { execFile, fork } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { startCallables } from '../test/startCallables.ts';
import { medians } from './medians.ts';

const ROUNDS = 9;

const MODULES = {
  'plain imports': `${import.meta.dirname}/naive.ts`,
  'the sources': `${import.meta.dirname}/../src/index.ts`,
  'as built': `${import.meta.dirname}/../dist/index.js`,
};

/** Times from starting a process until it listens and until it has answered its first join, and the memory it then has. */
export async function coldStart(firestoreHost: string): Promise<object[]> {
  const rounds: Record<string, Record<string, number>[]> = { 'Node alone': [] };
  for (let round = 0; round < ROUNDS; round++) {
    rounds['Node alone']?.push(await startNode());
    for (const [name, module] of Object.entries(MODULES)) {
      rounds[name] ??= [];
      rounds[name].push(await start(firestoreHost, module));
    }
  }
  const node = medians(rounds['Node alone'] ?? [])['listening ms'] ?? 0;
  const plain = medians(rounds['plain imports'] ?? [])['first join ms'] ?? 0;
  return Object.entries(rounds).map(([start, measured]) => {
    const row = medians(measured);
    const { 'listening ms': listening = 0, 'first join ms': joined } = row;
    return { start, ...row, 'listening / Node': listening / node, ...(joined && { 'join / plain': joined / plain }) };
  });
}

async function startNode() {
  const start = performance.now();
  const child = fork(`${import.meta.dirname}/listen.ts`);
  await once(child, 'message');
  const listening = performance.now() - start;
  child.kill();
  await once(child, 'close');
  return { 'listening ms': listening };
}

async function start(firestoreHost: string, module: string) {
  const start = performance.now();
  const callables = await startCallables({ firestoreHost, projectId: 'demo-start', module });
  const listening = performance.now() - start;
  const data = { email: `${crypto.randomUUID()}@example.com`, source: 'modal' };
  const { status } = await callables.post('joinWaitlist', JSON.stringify({ data }));
  const joined = performance.now() - start;
  if (status !== 200) throw new Error(`${module} answered ${status}.`);
  const { stdout } = await promisify(execFile)('ps', ['-o', 'rss=', '-p', `${callables.pid}`]);
  await callables.stop();
  return { 'listening ms': listening, 'first join ms': joined, 'memory MB': Number(stdout) / 1_024 };
}

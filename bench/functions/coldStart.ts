import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startCallables } from '../../functions/test/startCallables.ts';
import { median, ms, ratio, spread } from '../stats.ts';
import { mark, table } from '../table.ts';
import { BASELINES, DEPLOYED, megabytes, memoryOf, signup } from './subjects.ts';

/** The most of the plain imports' time that the deployed functions may take until the first join. */
const LIMIT = 0.55;

const NODE = 'Node alone';
const PLAIN = 'plain imports';

/** Milliseconds from starting a process, and megabytes. */
interface Start {
  listening: number;
  joined: number;
  memory: number;
}

/** Times from starting a process until it listens and until it has answered its first join, and its memory then. */
export async function coldStart(firestoreHost: string, rounds: number, also: readonly string[]): Promise<string> {
  const modules = { [PLAIN]: BASELINES, deployed: DEPLOYED, ...Object.fromEntries(also.map((path) => [path, path])) };
  const starts: Record<string, Start[]> = { [NODE]: [] };
  for (let round = 0; round < rounds; round++) {
    starts[NODE]?.push(await startNode());
    for (const [name, module] of Object.entries(modules)) {
      starts[name] ??= [];
      starts[name].push(await start(firestoreHost, module));
    }
  }
  const rows = Object.entries(starts).map(([name, measured]) => {
    const of = (key: keyof Start) => measured.map((start) => start[key]);
    const ratios = (key: keyof Start, other: string) =>
      of(key).map((value, round) => value / (starts[other]?.[round]?.[key] ?? Number.NaN));
    const row = [name, spread(of('listening'), ms), spread(ratios('listening', NODE), ratio)];
    if (name === NODE) return [...row, '', '', ''];
    const toPlain = ratios('joined', PLAIN);
    const met = name === PLAIN ? '' : ` ${mark(median(toPlain) <= LIMIT)}`;
    return [...row, spread(of('joined'), ms), spread(toPlain, ratio) + met, spread(of('memory'), megabytes)];
  });
  return table(['', 'listening', '÷ Node', 'first join', `÷ plain (≤ ${LIMIT})`, 'memory'], rows);
}

async function startNode(): Promise<Start> {
  const start = performance.now();
  const child = fork(join(import.meta.dirname, 'listen.ts'));
  await once(child, 'message');
  const listening = performance.now() - start;
  child.kill();
  await once(child, 'close');
  return { listening, joined: Number.NaN, memory: Number.NaN };
}

async function start(firestoreHost: string, module: string): Promise<Start> {
  const start = performance.now();
  const callables = await startCallables({ firestoreHost, projectId: 'demo-start', module });
  const listening = performance.now() - start;
  const { status } = await callables.post('joinWaitlist', JSON.stringify({ data: signup() }));
  const joined = performance.now() - start;
  if (status !== 200) throw new Error(`${module} answered ${status}.`);
  const memory = await memoryOf(callables.pid);
  await callables.stop();
  return { listening, joined, memory };
}

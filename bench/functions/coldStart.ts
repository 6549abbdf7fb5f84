import { startFunctions } from '../../functions/test/startFunctions.ts';
import { median, ms, ratio, spread } from '../stats.ts';
import { mark, table } from '../table.ts';
import { BASELINES, DEPLOYED, megabytes, memoryOf, signup } from './subjects.ts';

/** The most of the plain imports' time that the deployed functions may take until the first join. */
const LIMIT = 0.55;

/** Milliseconds from starting a process, and megabytes. */
interface Start {
  listening: number;
  joined: number;
  memory: number;
}

/** Times from starting a process until it listens and until it has answered its first join, and its memory then. */
export async function coldStart(firestoreHost: string, rounds: number): Promise<string> {
  const plain: Start[] = [];
  const deployed: Start[] = [];
  for (let round = 0; round < rounds; round += 1) {
    plain.push(await start(firestoreHost, BASELINES));
    deployed.push(await start(firestoreHost, DEPLOYED));
  }
  const row = (name: string, starts: Start[]) => [
    name,
    spread(
      starts.map(({ listening }) => listening),
      ms,
    ),
    spread(
      starts.map(({ joined }) => joined),
      ms,
    ),
    spread(
      starts.map(({ memory }) => memory),
      megabytes,
    ),
  ];
  const ratios = deployed.map(({ joined }, round) => joined / (plain[round]?.joined ?? Number.NaN));
  const verdict = `${spread(ratios, ratio)} ≤ ${ratio(LIMIT)} ${mark(median(ratios) <= LIMIT)}`;
  return table(
    ['', 'listening', 'first join', 'memory', 'first join ÷ plain'],
    [
      [...row('plain imports', plain), ''],
      [...row('deployed', deployed), verdict],
    ],
  );
}

async function start(firestoreHost: string, module: string): Promise<Start> {
  const start = performance.now();
  const functions = await startFunctions({ firestoreHost, projectId: 'demo-start', module });
  const listening = performance.now() - start;
  const { status } = await functions.post('joinWaitlist', JSON.stringify({ data: signup() }));
  const joined = performance.now() - start;
  if (status !== 200) throw new Error(`${module} answered ${status}.`);
  const memory = await memoryOf(functions.pid);
  await functions.stop();
  return { listening, joined, memory };
}

import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { wholeNumber } from '../../scripts/cli/command.ts';
import { main } from '../../scripts/cli/main.ts';
import { type BenchOptions, benchCommand, conditions } from '../options.ts';
import { coldStart } from './coldStart.ts';
import { limiterCost } from './limiter.ts';
import { load } from './load.ts';

const PARTS = ['coldStart', 'limiter', 'load'];

interface Options extends BenchOptions {
  connections: number;
  also: string[];
}

await main(
  () =>
    benchCommand(
      'bench:functions',
      'Compares the built functions with plain ones under the Functions Framework.',
      PARTS,
    )
      .option('--connections <n>', 'calls at once', wholeNumber(1, 100), 50)
      .option('--also <module...>', 'other builds to measure beside functions/dist/index.js', [])
      .action(run),
  process.argv.slice(2),
);

async function run({ rounds, only, connections, also }: Options): Promise<void> {
  const firestore = fork(join(import.meta.dirname, 'firestore.ts'));
  const [host] = await once(firestore, 'message');
  console.log(conditions(rounds));
  if (only.includes('coldStart')) print('Cold start', await coldStart(host, rounds, also));
  if (only.includes('limiter')) print('Limiter', limiterCost(rounds));
  if (only.includes('load')) print(`Load, ${connections} calls at once`, await load(host, rounds, connections, also));
  firestore.kill();
}

function print(title: string, text: string): void {
  console.log(`\n### ${title}\n\n${text}`);
}

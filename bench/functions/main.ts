import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { main } from '../../scripts/cli/command.ts';
import { type BenchOptions, benchCommand, conditions } from '../options.ts';
import { coldStart } from './coldStart.ts';
import { CONNECTIONS, load } from './load.ts';

const PARTS = ['coldStart', 'load'];

await main(
  () =>
    benchCommand(
      'bench:functions',
      'Compares the built functions with plain ones under the Functions Framework.',
      PARTS,
    ).action(run),
  process.argv.slice(2),
);

async function run({ rounds, only }: BenchOptions): Promise<void> {
  const firestore = fork(join(import.meta.dirname, 'firestore.ts'));
  const [host] = await once(firestore, 'message');
  console.log(conditions(rounds));
  if (only.includes('coldStart')) print('Cold start', await coldStart(host, rounds));
  if (only.includes('load')) print(`Load, ${CONNECTIONS} calls at once`, await load(host, rounds));
  firestore.kill();
}

function print(title: string, text: string): void {
  console.log(`\n### ${title}\n\n${text}`);
}

import { availableParallelism, loadavg } from 'node:os';
import { type Command, Option } from 'commander';
import { command, wholeNumber } from '../scripts/cli/command.ts';

export interface BenchOptions {
  only: string[];
  rounds: number;
}

/** A command with the options that both benchmarks take. */
export function benchCommand(name: string, description: string, parts: readonly string[]): Command {
  return command(`npm run ${name} --`, description)
    .addOption(new Option('--only <part...>', 'parts to run').choices(parts).default(parts, 'all'))
    .option('--rounds <n>', 'samples of each part; the tables show medians and ranges', wholeNumber(1, 100), 5);
}

/** Describes the machine: a loaded one explains odd times. */
export function conditions(rounds: number): string {
  const load = loadavg().map((value) => value.toFixed(1));
  return `${rounds} rounds, ${availableParallelism()} cores, load average ${load.join(' ')}`;
}

import type { Command } from 'commander';
import { command, wholeNumber } from '../lib/command.ts';
import { FIRESTORE_PORT } from '../lib/loopback.ts';
import { requireHome, requireHubFile } from '../lib/project.ts';

export interface StackFlags {
  port: number;
  functionsPort: number;
  firestorePort: number;
  /** Only of `npm run dev`. */
  inspect?: number;
  build: boolean;
  persist: boolean;
  seed: number;
}

export const port = wholeNumber(1, 65_535);

/** A command that serves the local stack, with the options that all of them take. */
export function stackCommand(usage: string, description: string): Command {
  return command(usage, description)
    .hook('preAction', requireHome)
    .hook('preAction', requireHubFile)
    .option('--port <number>', 'port of the site', port, 5000)
    .option('--functions-port <number>', 'port of the functions', port, 5001)
    .option('--firestore-port <number>', 'port of Firestore', port, FIRESTORE_PORT)
    .option('--no-build', 'serve the last build')
    .option('--no-persist', 'keep entries in memory only')
    .option('--seed <number>', 'add this many made-up entries', wholeNumber(0, 1_000), 0);
}

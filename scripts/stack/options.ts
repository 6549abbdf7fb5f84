import type { Command } from 'commander';
import { wholeNumber } from '../cli/command.ts';

export interface StackFlags {
  port: number;
  functionsPort: number;
  firestorePort: number;
  /** Whether to build first. */
  build: boolean;
}

export const port = wholeNumber(1, 65_535);

/** Adds the options that every command of the local stack takes. */
export function withStackOptions(command: Command): Command {
  return command
    .option('--port <number>', 'port of the site', port, 5000)
    .option('--functions-port <number>', 'port of the functions', port, 5001)
    .option('--firestore-port <number>', 'port of Firestore', port, 8080)
    .option('--no-build', 'serve the last build');
}

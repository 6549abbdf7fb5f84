import { aborted, styleText } from 'node:util';
import type { Command } from 'commander';
import { command, wholeNumber } from '../cli/command.ts';
import { requireFreePort } from './ports.ts';
import type { Stack } from './stack.ts';

export interface StackFlags {
  port: number;
  functionsPort: number;
  firestorePort: number;
  /** Whether to build first. */
  build: boolean;
}

export const port = wholeNumber(1, 65_535);

/** A command that serves the local stack, with the options that all of them take. */
export function stackCommand(usage: string, description: string): Command {
  return command(usage, description)
    .option('--port <number>', 'port of the site', port, 5000)
    .option('--functions-port <number>', 'port of the functions', port, 5001)
    .option('--firestore-port <number>', 'port of Firestore', port, 8080)
    .option('--no-build', 'serve the last build');
}

/** Throws one sentence about the first port that can't be used. */
export async function requireFreePorts(flags: StackFlags): Promise<void> {
  if (new Set([flags.port, flags.functionsPort, flags.firestorePort]).size < 3) {
    throw new Error('The site, the functions and Firestore need three ports: change one with --port, or see --help.');
  }
  await requireFreePort(flags.port, 'the site', '--port');
  await requireFreePort(flags.functionsPort, 'the functions', '--functions-port');
  if (!process.env.FIRESTORE_EMULATOR_HOST) {
    await requireFreePort(flags.firestorePort, 'Firestore', '--firestore-port');
  }
}

/** Prints the addresses of a ready stack, then waits for Ctrl-C; throws if the emulators end first. */
export async function serve(stack: Stack, quit: AbortSignal): Promise<void> {
  const site = styleText(['cyan', 'underline'], stack.origin);
  console.log(`
${styleText(['green', 'bold'], 'The site is ready.')} Ctrl-C ends it.

  Site       ${site}
  Functions  ${stack.functionsOrigin}
  Firestore  ${stack.firestoreHost}, project ${stack.projectId}
`);
  await Promise.race([aborted(quit, stack), stack.ended]);
  if (!quit.aborted) throw new Error('The Firebase emulators ended by themselves; their last output is above.');
}

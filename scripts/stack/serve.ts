import { aborted, styleText } from 'node:util';
import type { Stack } from './stack.ts';

type Served = Pick<Stack, 'origin' | 'functionsOrigin' | 'firestoreHost' | 'projectId' | 'ended'>;

/** Prints the addresses of a ready stack, then waits for Ctrl-C; throws if the emulators end first. */
export async function serve(stack: Served, quit: AbortSignal): Promise<void> {
  const rows = [
    ['Site', styleText(['cyan', 'underline'], stack.origin)],
    ['Functions', stack.functionsOrigin],
    ['Firestore', `${stack.firestoreHost}, project ${stack.projectId}`],
  ];
  const lines = rows.map(([name = '', address]) => `  ${name.padEnd(10)} ${address}`);
  console.log(`\n${styleText(['green', 'bold'], 'The site is ready.')} Ctrl-C ends it.\n\n${lines.join('\n')}\n`);
  await Promise.race([aborted(quit, stack), stack.ended]);
}

import { styleText } from 'node:util';
import type { Stack } from './stack/stack.ts';

/** What is printed once everything answers: where to find it, and how to end it. */
export function readyBlock(stack: Pick<Stack, 'origin' | 'functionsOrigin' | 'firestoreHost' | 'projectId'>): string {
  const rows = [
    ['Site', styleText(['cyan', 'underline'], stack.origin)],
    ['Functions', stack.functionsOrigin],
    ['Firestore', `${stack.firestoreHost}, project ${stack.projectId}`],
  ];
  const lines = rows.map(([name = '', address]) => `  ${name.padEnd(10)} ${address}`);
  return ['', `${styleText(['green', 'bold'], 'Stet is ready.')} Ctrl-C ends it.`, '', ...lines, ''].join('\n');
}

import { styleText } from 'node:util';
import { build } from './build.ts';
import { worthShowing } from './chatter.ts';
import { asked, runCommand } from './command.ts';
import { readPorts } from './ports.ts';
import { Progress } from './progress.ts';
import { type Stack, startStack } from './stack/stack.ts';

/** Builds the production site and serves it with its functions and a database until Ctrl-C. */
export const main = (args: string[]) =>
  runCommand(async (quit) => {
    const ports = readPorts(args);
    const progress = new Progress();
    const onLine = (line: string) => worthShowing(line) && progress.print(line);

    await Promise.all([
      progress.step('Build the functions', build('functions', quit)),
      progress.step('Build the site', build('web', quit)),
    ]);
    const stack = await progress.step('Start the emulators', startStack({ ports, persist: true, onLine, quit }));
    try {
      await requireAnswer(stack.origin);
      console.log(readyBlock(stack));
      await Promise.race([asked(quit), unexpectedEnd(stack)]);
    } finally {
      await stack.stop();
    }
  });

async function requireAnswer(origin: string): Promise<void> {
  const { status } = await fetch(origin);
  if (status !== 200) throw new Error(`The site at ${origin} answers ${status} instead of 200.`);
}

async function unexpectedEnd(stack: Stack): Promise<never> {
  await stack.emulators.exited;
  throw new Error('The Firebase emulators ended by themselves; their last lines are above.');
}

function readyBlock(stack: Stack): string {
  const rows = [
    ['Site', styleText(['cyan', 'underline'], stack.origin)],
    ['Functions', stack.functionsOrigin],
    ['Firestore', `${stack.firestoreHost} (project ${stack.projectId}, entries kept in .local/)`],
  ];
  const lines = rows.map(([name = '', address]) => `  ${name.padEnd(10)} ${address}`);
  return ['', `${styleText(['green', 'bold'], 'Stet is ready.')} Ctrl-C ends it.`, '', ...lines, ''].join('\n');
}

import { buildAll, requireBuilt } from './build.ts';
import { worthShowing } from './chatter.ts';
import { asked, runCommand } from './command.ts';
import { readOptions } from './options.ts';
import { Progress } from './progress.ts';
import { readyBlock } from './readyBlock.ts';
import { requireStackPorts, startStack } from './stack/stack.ts';

/** Builds the production site and serves it with its functions and a database until Ctrl-C. */
export const main = (args: string[]) =>
  runCommand(async (quit) => {
    const options = readOptions(args);
    const progress = new Progress();
    const onLine = (line: string) => worthShowing(line) && progress.print(line);
    // Before the build, which would be in vain.
    await requireStackPorts(options.ports);

    if (options.build) await buildAll(progress, quit);
    else requireBuilt();
    const starting = startStack({ ports: options.ports, persist: true, onLine, quit });
    const stack = await progress.step('Start the emulators', starting);
    try {
      await requireAnswer(stack.origin);
      console.log(readyBlock(stack));
      await Promise.race([asked(quit), stack.ended]);
    } finally {
      await stack.stop();
    }
  });

async function requireAnswer(origin: string): Promise<void> {
  const { status } = await fetch(origin);
  if (status !== 200) throw new Error(`The site at ${origin} answers ${status} instead of 200.`);
}

import { build, requireBuilt } from './build.ts';
import { isFunctionOutput, worthShowing } from './chatter.ts';
import { asked, runCommand } from './command.ts';
import { startPage } from './dev/page.ts';
import { rebuildFunctionsOnChange } from './dev/rebuild.ts';
import { seed } from './dev/seed.ts';
import { readOptions } from './options.ts';
import { Progress } from './progress.ts';
import { readyBlock } from './readyBlock.ts';
import { freePorts, LOOPBACK, requireFreePort } from './stack/ports.ts';
import { startStack } from './stack/stack.ts';

/** Serves the page with hot reload, and the functions, which are rebuilt and reloaded when their sources change. */
export const main = (args: string[]) =>
  runCommand(async (quit) => {
    const options = readOptions(args);
    const progress = new Progress();
    const onLine = (line: string) => (isFunctionOutput(line) || worthShowing(line)) && progress.print(line);
    await requireFreePort(options.ports.hosting, 'the site', '--port');
    // Hosting is behind the page here: it only passes calls on to the functions.
    const [hosting = 0] = await freePorts(1);
    const ports = { ...options.ports, hosting };

    if (options.build) await progress.step('Build the functions', build('functions', quit));
    else requireBuilt(['functions']);
    const stack = await progress.step('Start the emulators', startStack({ ports, persist: true, onLine, quit }));
    try {
      if (options.seed > 0) await progress.step(`Fill in ${options.seed} entries`, seed(stack, options.seed));
      await progress.step('Start the page', startPage(options.ports.hosting, stack.origin));
      rebuildFunctionsOnChange(progress, quit);
      console.log(readyBlock({ ...stack, origin: `http://${LOOPBACK}:${options.ports.hosting}` }));
      await Promise.race([asked(quit), stack.ended]);
    } finally {
      await stack.stop();
    }
  });

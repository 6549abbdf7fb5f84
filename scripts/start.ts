import { Progress } from './cli/progress.ts';
import { buildAll, requireBuilt } from './stack/build.ts';
import { requireFreePorts, type StackFlags, serve, stackCommand } from './stack/serve.ts';
import { startStack } from './stack/stack.ts';

/** Builds the production site and serves it with its functions and a database until Ctrl-C. */
export const define = (quit: AbortSignal) =>
  stackCommand('npm start --', 'Builds the production site and serves it until Ctrl-C.').action(
    async (flags: StackFlags) => {
      const progress = new Progress();
      const onLine = (line: string) => progress.print(line);
      // Fails before the build, not after it.
      await requireFreePorts(flags);
      if (flags.build) await buildAll(progress, quit);
      else requireBuilt();
      const options = { ...flags, persist: true, onLine, quit };
      await using stack = await progress.step('Start the emulators', () => startStack(options));
      await serve(stack, quit);
    },
  );

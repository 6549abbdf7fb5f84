import { command } from './cli/command.ts';
import { Progress } from './cli/progress.ts';
import { buildAll, requireBuilt } from './stack/build.ts';
import { visible } from './stack/emulatorLog.ts';
import { type StackFlags, withStackOptions } from './stack/options.ts';
import { serve } from './stack/serve.ts';
import { requireStackPorts, startStack } from './stack/stack.ts';

/** Builds the production site and serves it with its functions and a database until Ctrl-C. */
export const define = (quit: AbortSignal) =>
  withStackOptions(command('npm start --', 'Builds the production site and serves it until Ctrl-C.')).action(
    async ({ build, ...flags }: StackFlags) => {
      const ports = { hosting: flags.port, functions: flags.functionsPort, firestore: flags.firestorePort };
      const progress = new Progress();
      const onLine = (line: string) => progress.print(visible(line, false));
      // Fails before the build, not after it.
      await requireStackPorts(ports);
      if (build) await buildAll(progress, quit);
      else requireBuilt();
      const stack = await progress.step('Start the emulators', () =>
        startStack({ ports, persist: true, onLine, quit }),
      );
      try {
        await serve(stack, quit);
      } finally {
        await stack.stop();
      }
    },
  );

import { join } from 'node:path';
import { Option } from 'commander';
import { createServer, type ViteDevServer } from 'vite';
import { command, wholeNumber } from './cli/command.ts';
import { Progress } from './cli/progress.ts';
import { build, requireBuilt } from './stack/build.ts';
import { visible } from './stack/emulatorLog.ts';
import { port, type StackFlags, withStackOptions } from './stack/options.ts';
import { freePorts, LOOPBACK, requireFreePort } from './stack/ports.ts';
import { ROOT } from './stack/project.ts';
import { rebuildOnChange } from './stack/rebuild.ts';
import { seed } from './stack/seed.ts';
import { serve } from './stack/serve.ts';
import { requireStackPorts, startStack } from './stack/stack.ts';

/** Serves the page with hot reload, and rebuilds and reloads the functions when their sources change. */
export const define = (quit: AbortSignal) =>
  withStackOptions(command('npm run dev --', 'Serves the site from its sources and reloads what changes.'))
    .option('--seed <number>', 'fill in this many made-up entries', wholeNumber(0, 10_000), 0)
    .addOption(new Option('--inspect [port]', 'let a debugger attach to the functions').preset('9229').argParser(port))
    .action(async (flags: StackFlags & { seed: number; inspect?: number }) => {
      const progress = new Progress();
      const onLine = (line: string) => progress.print(visible(line, true));
      const { functionsPort: functions, firestorePort: firestore } = flags;
      await requireStackPorts({ hosting: flags.port, functions, firestore });
      if (flags.inspect) await requireFreePort(flags.inspect, 'the debugger', '--inspect');
      // Vite serves the page; Hosting behind it only passes calls on to the functions.
      const [hosting = 0] = await freePorts(1);

      if (flags.build) await progress.step('Build the functions', () => build('functions', quit));
      else requireBuilt(['functions']);
      const stack = await progress.step('Start the emulators', () =>
        startStack({ ports: { hosting, functions, firestore }, persist: true, inspect: flags.inspect, onLine, quit }),
      );
      try {
        if (flags.seed > 0) await progress.step(`Fill in ${flags.seed} entries`, () => seed(stack, flags.seed));
        const page = await progress.step('Start the page', () => startPage(flags.port, stack.origin));
        rebuildOnChange(page.watcher, progress, quit);
        await serve({ ...stack, origin: `http://${LOOPBACK}:${flags.port}` }, quit);
      } finally {
        await stack.stop();
      }
    });

async function startPage(port: number, apiOrigin: string): Promise<ViteDevServer> {
  // web/vite.config.ts reads it.
  process.env.API_ORIGIN = apiOrigin;
  const server = { host: LOOPBACK, port, strictPort: true };
  const page = await createServer({ root: join(ROOT, 'web'), server, logLevel: 'warn' });
  return page.listen();
}

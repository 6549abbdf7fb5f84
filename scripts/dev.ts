import { join } from 'node:path';
import { Option } from 'commander';
import { createServer, type ViteDevServer } from 'vite';
import { wholeNumber } from './cli/command.ts';
import { Progress } from './cli/progress.ts';
import { build, requireBuilt } from './stack/build.ts';
import { LOOPBACK, requireFreePort } from './stack/ports.ts';
import { ROOT } from './stack/project.ts';
import { rebuildOnChange } from './stack/rebuild.ts';
import { seed } from './stack/seed.ts';
import { port, requireFreePorts, type StackFlags, serve, stackCommand } from './stack/serve.ts';
import { startStack } from './stack/stack.ts';

/** Serves the page with hot reload, and rebuilds and reloads the functions when their sources change. */
export const define = (quit: AbortSignal) =>
  stackCommand('npm run dev --', 'Serves the site from its sources and reloads what changes.')
    .option('--seed <number>', 'fill in this many made-up entries', wholeNumber(0, 10_000), 0)
    .addOption(new Option('--inspect [port]', 'let a debugger attach to the functions').preset('9229').argParser(port))
    .action(async (flags: StackFlags & { seed: number; inspect?: number }) => {
      const progress = new Progress();
      const onLine = (line: string) => progress.print(line);
      await requireFreePorts(flags);
      if (flags.inspect) await requireFreePort(flags.inspect, 'the debugger', '--inspect');
      if (flags.build) await progress.step('Build the functions', () => build('functions', quit));
      else requireBuilt(['functions']);

      // Vite serves the page; Hosting behind it, on a free port, only passes calls on to the functions.
      const { port: pagePort, ...others } = flags;
      const options = { ...others, persist: true, onLine, quit };
      const stack = await progress.step('Start the emulators', () => startStack(options));
      try {
        if (flags.seed > 0) await progress.step(`Fill in ${flags.seed} entries`, () => seed(stack, flags.seed));
        const page = await progress.step('Start the page', () => startPage(pagePort, stack.origin));
        rebuildOnChange(page.watcher, progress, quit);
        await serve({ ...stack, origin: `http://${LOOPBACK}:${pagePort}` }, quit);
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

import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { Option } from 'commander';
import { createServer, type FSWatcher, type ViteDevServer } from 'vite';
import { wholeNumber } from './cli/command.ts';
import { Progress } from './cli/progress.ts';
import { build, changes, requireBuilt } from './stack/build.ts';
import { LOOPBACK, requireFreePort } from './stack/ports.ts';
import { ROOT } from './stack/project.ts';
import { seed } from './stack/seed.ts';
import { port, requireFreePorts, type StackFlags, serve, stackCommand } from './stack/serve.ts';
import { startStack } from './stack/stack.ts';

/** Editors save a file in several steps. */
const SETTLE_MS = 100;

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
      await using stack = await progress.step('Start the emulators', () => startStack(options));
      if (flags.seed > 0) await progress.step(`Fill in ${flags.seed} entries`, () => seed(stack, flags.seed));
      const page = await progress.step('Start the page', () => startPage(pagePort, stack.origin));
      rebuildOnChange(page.watcher, progress, quit);
      await serve({ ...stack, origin: `http://${LOOPBACK}:${pagePort}` }, quit);
    });

async function startPage(port: number, apiOrigin: string): Promise<ViteDevServer> {
  // web/vite.config.ts reads it.
  process.env.API_ORIGIN = apiOrigin;
  const server = { host: LOOPBACK, port, strictPort: true };
  const page = await createServer({ root: join(ROOT, 'web'), server, logLevel: 'warn' });
  return page.listen();
}

/** Rebuilds the functions after each save; the emulator then reloads them. A failed build leaves the last good one. */
function rebuildOnChange(watcher: FSWatcher, progress: Progress, quit: AbortSignal): void {
  const sources = join(ROOT, 'functions/src');
  const fingerprint = () => JSON.stringify(changes('functions'));
  let built = fingerprint();
  let building = Promise.resolve();
  const rebuild = async () => {
    // One save can end in several events, the last of them after a build began.
    if (fingerprint() === built) return;
    await setTimeout(SETTLE_MS);
    built = fingerprint();
    const work = progress.step('Rebuild the functions', () => build('functions', quit));
    await work.catch((error: Error) => !quit.aborted && progress.print(error.message));
  };
  watcher.add(sources);
  watcher.on('all', (_, file) => {
    if (file.startsWith(sources)) building = building.then(rebuild);
  });
}

import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Command, Option } from 'commander';
import getPort from 'get-port';
import { createServer } from 'vite';
import { main } from '../lib/command.ts';
import { LOOPBACK } from '../lib/ports.ts';
import { ROOT } from '../lib/project.ts';
import { findPorts, port, type StackFlags, serve, stackCommand } from './start.ts';

/** Checks all sources as one program. Four programs would print an error in the contract four times. */
const CHECK_TYPES = ['tsc', '-p', 'tsconfig.dev.json', '--watch', '--preserveWatchOutput'];
const BUNDLE = ['run', '--silent', 'bundle', '-w', 'functions', '--', '--watch=forever', '--log-level=info'];

/** Serves the page with hot reload. Rebuilds and reloads the functions when their sources change. */
export const define = (quit: AbortSignal) =>
  stackCommand('npm run dev --', 'Serves the site from its sources and reloads what changes.')
    .addOption(new Option('--inspect [port]', 'let a debugger attach to the functions').preset('9229').argParser(port))
    .action(async (given: StackFlags & { inspect?: number }, program: Command) => {
      const flags = await findPorts(given, program);
      const options: SpawnOptions = { cwd: ROOT, stdio: ['ignore', 'inherit', 'pipe'], signal: quit };
      const [types, bundle] = [spawn('npx', CHECK_TYPES, options), spawn('npm', BUNDLE, options)];
      for (const watcher of [types, bundle]) {
        watcher.on('error', () => {});
        watcher.stderr?.pipe(process.stderr);
      }
      try {
        await firstBuild(bundle);
        // Vite serves the page. Hosting, on a free port behind Vite, only passes calls on to the functions.
        const hostingPort = await getPort();
        const proxy = { '/api': `http://${LOOPBACK}:${hostingPort}` };
        const server = { port: flags.port, strictPort: true, proxy };
        const page = await createServer({ root: join(ROOT, 'web'), server, logLevel: 'error' });
        await page.listen();
        await serve({ ...flags, hostingPort }, quit);
      } finally {
        types.kill();
        bundle.kill();
      }
    });

/** Waits until the functions are built. Otherwise the emulators would load half a file. */
async function firstBuild(bundle: ChildProcess): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  bundle.stderr?.on('data', (text) => `${text}`.includes('[watch]') && resolve());
  const ended = once(bundle, 'exit').then(() => {
    throw new Error('The bundler of the functions did not start; its output is above.');
  });
  await Promise.race([promise, ended]);
}

if (import.meta.main) await main(define);

import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Option } from 'commander';
import { createServer } from 'vite';
import { main } from '../lib/command.ts';
import { freePorts, LOOPBACK } from '../lib/ports.ts';
import { ROOT } from '../lib/project.ts';
import { port, requireFreePorts, type StackFlags, serve, stackCommand } from './start.ts';

/** Checks all sources as one program: four programs would print an error in the contract four times. */
const CHECK_TYPES = ['tsc', '-p', 'tsconfig.dev.json', '--watch', '--preserveWatchOutput'];
const BUNDLE = ['run', '--silent', 'bundle', '-w', 'functions', '--', '--watch=forever', '--log-level=info'];

/** Serves the page with hot reload, and rebuilds and reloads the functions when their sources change. */
export const define = (quit: AbortSignal) =>
  stackCommand('npm run dev --', 'Serves the site from its sources and reloads what changes.')
    .addOption(new Option('--inspect [port]', 'let a debugger attach to the functions').preset('9229').argParser(port))
    .action(async (flags: StackFlags & { inspect?: number }) => {
      await requireFreePorts(flags);
      const options: SpawnOptions = { cwd: ROOT, stdio: ['ignore', 'inherit', 'pipe'], signal: quit };
      const [types, bundle] = [spawn('npx', CHECK_TYPES, options), spawn('npm', BUNDLE, options)];
      for (const program of [types, bundle]) {
        program.on('error', () => {});
        program.stderr?.pipe(process.stderr);
      }
      // It reports its first build. Earlier the emulators would load half a file.
      await once(bundle.stderr as Readable, 'data');
      // Vite serves the page; Hosting behind it, on a free port, only passes calls on to the functions.
      const [hostingPort = 0] = await freePorts(1);
      const proxy = { '/api': `http://${LOOPBACK}:${hostingPort}` };
      const server = { port: flags.port, strictPort: true, proxy };
      const page = await createServer({ root: join(ROOT, 'web'), server, logLevel: 'error' });
      await page.listen();
      await serve({ ...flags, hostingPort }, quit);
    });

if (import.meta.main) await main(define);

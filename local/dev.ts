import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Option } from 'commander';
import { createServer } from 'vite';
import { main, runProgram } from './command.ts';
import { freePorts, LOOPBACK } from './ports.ts';
import { ROOT } from './project.ts';
import { port, requireFreePorts, type StackFlags, serve, stackCommand } from './start.ts';

/** Checks all sources as one program: four programs would print an error in the contract four times. */
const CHECK_TYPES = ['tsc', '-p', 'tsconfig.dev.json', '--watch', '--preserveWatchOutput'];
const BUNDLE = ['run', '--silent', 'bundle', '--workspace', 'functions'];

/** Serves the page with hot reload, and rebuilds and reloads the functions when their sources change. */
export const define = (quit: AbortSignal) =>
  stackCommand('npm run dev --', 'Serves the site from its sources and reloads what changes.')
    .addOption(new Option('--inspect [port]', 'let a debugger attach to the functions').preset('9229').argParser(port))
    .action(async (flags: StackFlags & { inspect?: number }) => {
      await requireFreePorts(flags);
      await runProgram('npm', BUNDLE);
      for (const [program, args] of [
        ['npx', CHECK_TYPES],
        ['npm', [...BUNDLE, '--', '--watch=forever']],
      ] as const) {
        spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'], signal: quit }).on(
          'error',
          () => {},
        );
      }
      // Vite serves the page; Hosting behind it, on a free port, only passes calls on to the functions.
      const [hostingPort = 0] = await freePorts(1);
      const proxy = { '/api': `http://${LOOPBACK}:${hostingPort}` };
      const server = { port: flags.port, strictPort: true, proxy };
      const page = await createServer({ root: join(ROOT, 'web'), server, logLevel: 'error' });
      await page.listen();
      await serve({ ...flags, hostingPort }, quit);
    });

if (import.meta.main) await main(define);

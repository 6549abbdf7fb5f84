import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Command, Option } from 'commander';
import getPort from 'get-port';
import { createServer } from 'vite';
import { main, runProgram } from '../lib/command.ts';
import { LOOPBACK } from '../lib/loopback.ts';
import { ROOT } from '../lib/project.ts';
import { takePorts } from './ports.ts';
import { serve } from './serve.ts';
import { port, type StackFlags, stackCommand } from './stackCommand.ts';

/** Checks all sources as one program. Four programs would print an error in the contract four times. */
const CHECK_TYPES = ['tsc', '-p', 'tsconfig.dev.json', '--watch', '--preserveWatchOutput'];
const BUNDLE = ['run', '--silent', 'build', '-w', 'functions', '--'];

await main((quit) =>
  stackCommand('npm run dev --', 'Serves the site from its sources and reloads what changes.')
    .addOption(new Option('--inspect [port]', 'let a debugger attach to the functions').preset('9229').argParser(port))
    .action(async (flags: StackFlags, program: Command) => {
      const sitePort = await takePorts(flags, program);
      // Otherwise the emulators could load a file that is half written.
      await runProgram('npm', BUNDLE);
      const bundle = ['npm', ...BUNDLE, '--watch=forever', '--log-level=info'];
      for (const [program = '', ...args] of [bundle, ['npx', ...CHECK_TYPES]]) {
        const watcher = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'inherit'] });
        process.once('exit', () => watcher.kill());
      }
      // Vite serves the page. Hosting, on a free port behind Vite, only passes calls on to the functions.
      const hostingPort = await getPort();
      const proxy = { '/api': `http://${LOOPBACK}:${hostingPort}` };
      const server = { port: sitePort, strictPort: true, proxy };
      const page = await createServer({ root: join(ROOT, 'web'), server, logLevel: 'error' });
      await page.listen();
      await serve({ ...flags, sitePort, hostingPort }, quit);
    }),
);

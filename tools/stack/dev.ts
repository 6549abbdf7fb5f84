import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { type Command, Option } from 'commander';
import { createServer } from 'vite';
import { main } from '../lib/command.ts';
import { freePort, LOOPBACK } from '../lib/loopback.ts';
import { ROOT } from '../lib/project.ts';
import { takePorts } from './ports.ts';
import { serve } from './serve.ts';
import { port, type StackFlags, stackCommand } from './stackCommand.ts';

/** Checks all sources as one program. Four programs would print an error in the contract four times. */
const CHECK_TYPES = ['tsc', '-p', 'tsconfig.dev.json', '--watch', '--preserveWatchOutput'];
const BUNDLE = ['run', '--silent', 'build', '-w', 'functions', '--', '--watch=forever', '--log-level=info'];

/** Runs a program that ends with this one, and shows what it prints. */
function watch(program: string, args: string[]) {
  const watcher = spawn(program, args, { cwd: ROOT, stdio: ['ignore', 'inherit', 'pipe'] });
  watcher.stderr.pipe(process.stderr, { end: false });
  process.once('exit', () => watcher.kill());
  return watcher;
}

await main((quit) =>
  stackCommand('npm run dev --', 'Serves the site from its sources and reloads what changes.')
    .addOption(new Option('--inspect [port]', 'let a debugger attach to the functions').preset('9229').argParser(port))
    .action(async (flags: StackFlags, program: Command) => {
      const sitePort = await takePorts(flags, program);
      const [bundler] = [watch('npm', BUNDLE), watch('npx', CHECK_TYPES)];
      // Before the end of the first build, the emulators could load a file that is half written.
      await new Promise<void>((resolve) => {
        bundler.stderr.on('data', (text) => `${text}`.includes('build finished') && resolve());
        // Ctrl-C ends it, too.
        bundler.once('exit', () => resolve());
      });
      quit.throwIfAborted();
      // Vite serves the page. Hosting, on a free port behind Vite, only passes calls on to the functions.
      const hostingPort = await freePort();
      const proxy = { '/api': `http://${LOOPBACK}:${hostingPort}` };
      const server = { port: sitePort, strictPort: true, proxy };
      const page = await createServer({ root: join(ROOT, 'web'), server, logLevel: 'error' });
      await page.listen();
      await serve({ ...flags, sitePort, hostingPort }, quit);
    }),
);

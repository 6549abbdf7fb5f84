import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { Option } from 'commander';
import { createServer } from 'vite';
import { main, runProgram, wholeNumber } from './command.ts';
import { freePorts, LOOPBACK, requireFreePort } from './ports.ts';
import { defaultProject, ROOT } from './project.ts';
import { seed } from './seed.ts';
import { port, requireReady, runEmulators, type StackFlags, stackCommand, startDatabase } from './stack.ts';

const BUILD_FUNCTIONS = ['run', '--silent', 'build', '--workspace', 'functions'];
const BUNDLE_FUNCTIONS = [
  'run',
  '--silent',
  'bundle',
  '--workspace',
  'functions',
  '--',
  '--watch',
  '--log-level=silent',
];
/** Checks all sources as one program: four programs would print an error in the contract four times. */
const CHECK_TYPES = ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.dev.json', '--watch', '--preserveWatchOutput'];

/** Serves the page with hot reload, and rebuilds and reloads the functions when their sources change. */
export const define = (quit: AbortSignal) =>
  stackCommand('npm run dev --', 'Serves the site from its sources and reloads what changes.')
    .option('--seed <number>', 'add this many made-up entries', wholeNumber(0, 10_000), 0)
    .addOption(new Option('--inspect [port]', 'let a debugger attach to the functions').preset('9229').argParser(port))
    .action(async (flags: StackFlags & { seed: number; inspect?: number }) => {
      await requireReady(flags, ['functions/dist']);
      if (flags.inspect) await requireFreePort(flags.inspect, 'the debugger', '--inspect');
      if (flags.build) await runProgram('npm', BUILD_FUNCTIONS);
      // esbuild's watch ends when its stdin closes, so it ends with this process.
      spawn('npm', BUNDLE_FUNCTIONS, { cwd: ROOT, stdio: ['pipe', 'inherit', 'inherit'] });
      // tsc prints each error once. esbuild and Vite are silent, because they would print it again.
      const types = spawn(process.execPath, CHECK_TYPES, { cwd: ROOT, stdio: 'inherit' });
      process.once('exit', () => types.kill());

      const { host } = await startDatabase(flags);
      if (flags.seed > 0) await seed({ firestoreHost: host, projectId: defaultProject() }, flags.seed);
      // Vite serves the page; Hosting behind it, on a free port, only passes calls on to the functions.
      const [apiPort = 0] = await freePorts(1);
      await startPage(flags.port, `http://${LOOPBACK}:${apiPort}`);
      const site = `http://${LOOPBACK}:${flags.port}`;
      await runEmulators({ ...flags, port: apiPort, firestoreHost: host, site }, quit);
    });

async function startPage(port: number, apiOrigin: string): Promise<void> {
  const server = { port, strictPort: true, proxy: { '/api': apiOrigin } };
  const page = await createServer({ root: join(ROOT, 'web'), server, logLevel: 'silent' });
  await page.listen();
}

if (import.meta.main) await main(define);

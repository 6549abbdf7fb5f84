import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Option } from 'commander';
import { context, type OutputFile } from 'esbuild';
import { createServer } from 'vite';
import { main, runProgram, spawnTied } from './command.ts';
import { freePorts, LOOPBACK, requireFreePort } from './ports.ts';
import { ROOT } from './project.ts';
import { port, requireReady, runEmulators, type StackFlags, stackCommand, startDatabase } from './stack.ts';

const BUILD_FUNCTIONS = ['run', '--silent', 'build', '--workspace', 'functions'];
/** Checks all sources as one program: four programs would print an error in the contract four times. */
const CHECK_TYPES = ['node_modules/typescript/bin/tsc', '-p', 'tsconfig.dev.json', '--watch', '--preserveWatchOutput'];

/** Serves the page with hot reload, and rebuilds and reloads the functions when their sources change. */
export const define = (quit: AbortSignal) =>
  stackCommand('npm run dev --', 'Serves the site from its sources and reloads what changes.')
    .addOption(new Option('--inspect [port]', 'let a debugger attach to the functions').preset('9229').argParser(port))
    .action(async (flags: StackFlags & { inspect?: number }) => {
      await requireReady(flags, ['functions/dist']);
      if (flags.inspect) await requireFreePort(flags.inspect, 'the debugger', '--inspect');
      if (flags.build) await runProgram('npm', BUILD_FUNCTIONS);
      await watchFunctions();
      // tsc prints each error once. esbuild and Vite are silent, because they would print it again.
      spawnTied(process.execPath, CHECK_TYPES);

      const { host } = await startDatabase(flags);
      // Vite serves the page; Hosting behind it, on a free port, only passes calls on to the functions.
      const [apiPort = 0] = await freePorts(1);
      await startPage(flags.port, `http://${LOOPBACK}:${apiPort}`);
      const site = `http://${LOOPBACK}:${flags.port}`;
      await runEmulators({ ...flags, port: apiPort, firestoreHost: host, site }, quit);
    });

/** Bundles the functions again when their sources change, as their own script does. */
async function watchFunctions(): Promise<void> {
  const functions = join(ROOT, 'functions');
  const bundle = await context({
    absWorkingDir: functions,
    entryPoints: ['src/index.ts'],
    outfile: 'dist/index.cjs',
    bundle: true,
    platform: 'node',
    target: 'node24',
    format: 'cjs',
    sourcemap: 'linked',
    sourcesContent: false,
    logLevel: 'silent',
    write: false,
    plugins: [{ name: 'replace', setup: ({ onEnd }) => onEnd(({ outputFiles }) => outputFiles?.forEach(replace)) }],
  });
  await bundle.watch();
}

/** Replaces a changed file at once: the emulator never answers a request that meets half a bundle. */
function replace({ path, contents }: OutputFile): void {
  if (existsSync(path) && readFileSync(path).equals(contents)) return;
  writeFileSync(`${path}~`, contents);
  renameSync(`${path}~`, path);
}

async function startPage(port: number, apiOrigin: string): Promise<void> {
  const server = { port, strictPort: true, proxy: { '/api': apiOrigin } };
  const page = await createServer({ root: join(ROOT, 'web'), server, logLevel: 'silent' });
  await page.listen();
}

if (import.meta.main) await main(define);

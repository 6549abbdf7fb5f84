import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import type { Command } from 'commander';
import getPort, { portNumbers } from 'get-port';
import { command, main, runProgram, wholeNumber } from '../lib/command.ts';
import { FIRESTORE_PORT, isFreePort, LOOPBACK } from '../lib/loopback.ts';
import { defaultProject, FIREBASE, ROOT, readJson, requireHome } from '../lib/project.ts';
import { startFirestore } from './embeddedFirestore.ts';
import { seed } from './seed.ts';

export interface StackFlags {
  port: number;
  functionsPort: number;
  firestorePort: number;
  build: boolean;
  persist: boolean;
  seed: number;
  /** Only of `npm run dev`. */
  inspect?: number;
  hostingPort?: number;
  /** The site's default port, if the site got another one. */
  takenPort?: number;
}

/** Where the site goes if its default port is taken. */
const OTHER_PORT = 5050;
const LAST_PORT = 65_535;

export const port = wholeNumber(1, LAST_PORT);

/** A command that serves the local stack, with the options that all of them take. */
export function stackCommand(usage: string, description: string): Command {
  return command(usage, description)
    .hook('preAction', () => void [defaultProject(), requireHome()])
    .option('--port <number>', 'port of the site', port, 5000)
    .option('--functions-port <number>', 'port of the functions', port, 5001)
    .option('--firestore-port <number>', 'port of Firestore', port, FIRESTORE_PORT)
    .option('--no-build', 'serve the last build')
    .option('--no-persist', 'keep entries in memory only')
    .option('--seed <number>', 'add this many made-up entries', wholeNumber(0, 1_000), 0);
}

/**
 * Fails before the build if a port is taken. If nobody chose the site's port, the site gets another one. On a Mac,
 * AirPlay has the default port.
 */
export async function findPorts(flags: StackFlags, program: Command): Promise<StackFlags> {
  const { port, functionsPort, firestorePort } = flags;
  const isAsked = program.getOptionValueSource('port') !== 'default';
  const needed = { ...(isAsked && { port }), 'functions-port': functionsPort, 'firestore-port': firestorePort };
  for (const [option, port] of Object.entries(needed)) {
    if (await isFreePort(port)) continue;
    throw new Error(`Port ${port} is taken by another program. Choose another one with --${option}.`);
  }
  const exclude = [functionsPort, firestorePort];
  if (isAsked || (!exclude.includes(port) && (await isFreePort(port)))) return flags;
  return { ...flags, port: await getPort({ port: portNumbers(OTHER_PORT, LAST_PORT), exclude }), takenPort: port };
}

/** Starts Firestore in this process. Beside it, the CLI's emulators of Hosting and functions run until `quit`. */
export async function serve(flags: StackFlags, quit: AbortSignal) {
  const projectId = defaultProject();
  // One file per port, because two stacks can't write to the same file.
  const file = flags.persist ? join(ROOT, '.local', `firestore-${flags.firestorePort}`) : undefined;
  const { host: firestoreHost } = await startFirestore({ port: flags.firestorePort, file });
  await seed({ firestoreHost, projectId }, flags.seed, quit);

  const ports: Record<string, number> = { hosting: flags.hostingPort ?? flags.port, functions: flags.functionsPort };
  // The CLI's own choice collides when two stacks start at the same time.
  for (const name of ['hub', 'logging', 'eventarc', 'tasks']) ports[name] = await getPort();
  const emulators = Object.entries(ports).map(([name, port]) => [name, { host: LOOPBACK, port }]);
  // The CLI would have to download the UI.
  const config = {
    ...readJson('firebase.json'),
    emulators: { ...Object.fromEntries(emulators), ui: { enabled: false } },
  };
  // A listener that is added to a fired signal is never called.
  quit.throwIfAborted();
  // firebase.json with these ports. Git ignores this file.
  const localConfig = `firebase.local-${flags.port}.json`;
  writeFileSync(join(ROOT, localConfig), JSON.stringify(config, null, 2));
  // `cat` ends when our end of its pipe closes, even if we are killed. The emulators end with `cat`.
  const args = ['emulators:exec', 'echo "$BANNER" && cat', '--only', 'hosting,functions'];
  args.push('--project', projectId, '--config', localConfig);
  if (flags.inspect) args.push('--inspect-functions', `${flags.inspect}`);
  const cli = spawn(process.execPath, [FIREBASE, ...args], {
    cwd: ROOT,
    env: {
      ...process.env,
      FIRESTORE_EMULATOR_HOST: firestoreHost,
      // Otherwise firebase-tools 15.34 reads the functions' names from a server on every interface.
      FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
      // The CLI starts a process for each concurrent call. Calls beyond this number wait for these processes.
      FUNCTIONS_EMULATOR_PARALLEL: process.env.FUNCTIONS_EMULATOR_PARALLEL ?? '8',
      NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --enable-source-maps`,
      // Skips the check for a newer version.
      npm_config_offline: 'true',
      BANNER: banner(flags, firestoreHost),
    },
    stdio: ['pipe', 'inherit', 'inherit'],
    // A process group of its own. After a second signal firebase-tools 15.34 leaves its workers behind.
    detached: true,
  });
  process.once('exit', () => {
    rmSync(join(ROOT, localConfig), { force: true });
    // After a second Ctrl-C, the CLI still runs.
    if (cli.pid && cli.exitCode === null && cli.signalCode === null) process.kill(-cli.pid, 'SIGKILL');
  });
  quit.addEventListener('abort', () => cli.stdin.end());
  await once(cli, 'exit');
  if (!quit.aborted) throw new Error('The Firebase emulators ended by themselves; their last output is above.');
}

export function banner({ port, takenPort }: Pick<StackFlags, 'port' | 'takenPort'>, firestoreHost: string): string {
  const isDefault = firestoreHost === `${LOOPBACK}:${FIRESTORE_PORT}`;
  const ready = styleText(['green', 'bold'], 'The site is ready:');
  return `
${ready} http://${LOOPBACK}:${port}  Ctrl-C ends it.${takenPort ? ` Port ${takenPort} is taken.` : ''}
Its entries: ${isDefault ? '' : `FIRESTORE_EMULATOR_HOST=${firestoreHost} `}npm run entries -- list
`;
}

if (import.meta.main) {
  await main((quit) =>
    stackCommand('npm start --', 'Builds the production site and serves it until Ctrl-C.').action(
      async (given: StackFlags, program: Command) => {
        const canServe = given.build || existsSync(join(ROOT, 'web/dist'));
        if (!canServe) throw new Error('There is no build to serve. Run npm run build.');
        const flags = await findPorts(given, program);
        if (flags.build) await runProgram('npm', ['run', 'build']);
        await serve(flags, quit);
      },
    ),
  );
}

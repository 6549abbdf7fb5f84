import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import type { Command } from 'commander';
import { command, main, runProgram, wholeNumber } from '../lib/command.ts';
import { FIRESTORE_PORT, freePorts, isFreePort, LOOPBACK, requireFreePort } from '../lib/ports.ts';
import { defaultProject, FIREBASE, ROOT, readJson } from '../lib/project.ts';
import { startFirestore } from './embeddedFirestore.ts';
import { seed } from './seed.ts';

export interface StackFlags {
  port: number;
  functionsPort: number;
  firestorePort: number;
  build: boolean;
  persist: boolean;
  seed: number;
}

/** Where the site goes if its default port is taken. */
const OTHER_PORT = 5050;

export const port = wholeNumber(1, 65_535);

/** Builds the production site and serves it with its functions and a database until Ctrl-C. */
export const define = (quit: AbortSignal) =>
  stackCommand('npm start --', 'Builds the production site and serves it until Ctrl-C.').action(
    async (given: StackFlags, program: Command) => {
      const flags = await findPorts(given, program);
      if (flags.build) await runProgram('npm', ['run', 'build']);
      else if (!existsSync(join(ROOT, 'web/dist'))) throw new Error('There is no build to serve. Run npm run build.');
      await serve(flags, quit);
    },
  );

/** A command that serves the local stack, with the options that all of them take. */
export function stackCommand(usage: string, description: string): Command {
  return command(usage, description)
    .option('--port <number>', 'port of the site', port, 5000)
    .option('--functions-port <number>', 'port of the functions', port, 5001)
    .option('--firestore-port <number>', 'port of Firestore', port, FIRESTORE_PORT)
    .option('--no-build', 'serve the last build')
    .option('--no-persist', 'keep entries in memory only')
    .option('--seed <number>', 'add this many made-up entries', wholeNumber(0, 1_000), 0);
}

/**
 * Fails before the build, not after it, if a port is taken. The site gets another one if nobody asked for its own: on a
 * Mac, AirPlay has the default port.
 */
export async function findPorts<Flags extends StackFlags>(flags: Flags, program: Command) {
  const isAsked = program.getOptionValueSource('port') !== 'default';
  if (isAsked) await requireFreePort(flags.port, '--port');
  await requireFreePort(flags.functionsPort, '--functions-port');
  await requireFreePort(flags.firestorePort, '--firestore-port');
  const canHave = async (port: number) =>
    port !== flags.functionsPort && port !== flags.firestorePort && (await isFreePort(port));
  if (isAsked || (await canHave(flags.port))) return flags;
  let port = OTHER_PORT;
  while (!(await canHave(port))) port += 1;
  return { ...flags, port, takenPort: flags.port };
}

/** Starts Firestore in this process, and the CLI's emulators of Hosting and functions beside it, until `quit`. */
export async function serve(
  flags: StackFlags & { takenPort?: number; hostingPort?: number; inspect?: number },
  quit: AbortSignal,
) {
  const projectId = defaultProject();
  // One file per port, because two stacks can't write to the same file.
  const file = flags.persist ? join(ROOT, '.local', `firestore-${flags.firestorePort}`) : undefined;
  const { host: firestoreHost } = await startFirestore({ port: flags.firestorePort, file });
  if (flags.seed > 0) await seed({ firestoreHost, projectId }, flags.seed);

  const config = readJson('firebase.json');
  const host = LOOPBACK;
  // The CLI's own choice collides when two stacks start at the same time.
  const [hub, logging, eventarc, tasks] = await freePorts(4);
  config.emulators = {
    hosting: { host, port: flags.hostingPort ?? flags.port },
    functions: { host, port: flags.functionsPort },
    hub: { host, port: hub },
    logging: { host, port: logging },
    eventarc: { host, port: eventarc },
    tasks: { host, port: tasks },
    // The CLI would have to download the UI.
    ui: { enabled: false },
  };
  // firebase.json with these ports, beside it; git-ignored.
  const localConfig = `firebase.local-${flags.port}.json`;
  writeFileSync(join(ROOT, localConfig), JSON.stringify(config, null, 2));
  // `cat` ends with our end of its pipe, even if we are killed, and the emulators end with `cat`.
  const args = ['emulators:exec', 'echo "$BANNER" && cat', '--only', 'hosting,functions'];
  args.push('--project', projectId, '--config', localConfig);
  if (flags.inspect) args.push('--inspect-functions', `${flags.inspect}`);
  const cli = spawn(process.execPath, [FIREBASE, ...args], {
    cwd: ROOT,
    env: environment(flags, firestoreHost),
    stdio: ['pipe', 'inherit', 'inherit'],
    // A process group of its own: a second signal would make the CLI leave its workers behind.
    detached: true,
  });
  quit.addEventListener('abort', () => cli.stdin.end());
  await once(cli, 'exit');
  rmSync(join(ROOT, localConfig), { force: true });
  if (!quit.aborted) throw new Error('The Firebase emulators ended by themselves; their last output is above.');
}

function environment(flags: Parameters<typeof banner>[0], firestoreHost: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    FIRESTORE_EMULATOR_HOST: firestoreHost,
    // Otherwise the CLI reads the functions' names from a server on every interface.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    // Each concurrent call is a process of its own; 50 of them, the default, would stall the machine.
    FUNCTIONS_EMULATOR_PARALLEL: '8',
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --enable-source-maps`,
    // Skips the check for a newer version.
    npm_config_offline: 'true',
    BANNER: banner(flags, firestoreHost),
  };
}

export function banner({ port, takenPort }: { port: number; takenPort?: number }, firestoreHost: string): string {
  const isDefault = firestoreHost === `${LOOPBACK}:${FIRESTORE_PORT}`;
  return `
${styleText(['green', 'bold'], 'The site is ready:')} http://${LOOPBACK}:${port}  Ctrl-C ends it.${takenPort ? ` Port ${takenPort} is taken.` : ''}
Its entries: ${isDefault ? '' : `FIRESTORE_EMULATOR_HOST=${firestoreHost} `}npm run entries -- list
`;
}

if (import.meta.main) await main(define);

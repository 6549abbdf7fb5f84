import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import type { Command } from 'commander';
import { apiPath, FORM_NAMES } from '../functions/src/contract/contract.ts';
import { command, wholeNumber } from './command.ts';
import { startFirestore } from './embeddedFirestore.ts';
import { FIRESTORE_PORT, freePorts, LOOPBACK, requireFreePort } from './ports.ts';
import { defaultProject, FIREBASE, ROOT, readJson } from './project.ts';
import { seed } from './seed.ts';

export interface StackFlags {
  port: number;
  functionsPort: number;
  firestorePort: number;
  /** Whether to build first. */
  build: boolean;
  /** Keeps the entries in `.local/`; otherwise they live in memory. */
  persist: boolean;
  /** How many made-up entries to add. */
  seed: number;
}

interface EmulatorOptions {
  /** Port of Hosting. */
  port: number;
  functionsPort: number;
  firestoreHost: string;
  /** Lets a debugger attach to the functions on this port. */
  inspect?: number | undefined;
  /** The address to show for the site. */
  site: string;
}

/** firebase.json with the chosen ports; git-ignored. */
const LOCAL_CONFIG = 'firebase.local.json';

export const port = wholeNumber(1, 65_535);

/** A command that serves the local stack, with the options that all of them take. */
export function stackCommand(usage: string, description: string): Command {
  return command(usage, description)
    .option('--port <number>', 'port of the site', port, 5000)
    .option('--functions-port <number>', 'port of the functions', port, 5001)
    .option('--firestore-port <number>', 'port of Firestore', port, FIRESTORE_PORT)
    .option('--no-build', 'serve the last build')
    .option('--no-persist', 'keep entries in memory only')
    .option('--seed <number>', 'add this many made-up entries', wholeNumber(0, 10_000), 0);
}

/** Throws one sentence about what would keep the stack from starting. */
export async function requireReady(flags: StackFlags, builds: string[]): Promise<void> {
  const { rewrites }: { rewrites: { source: string }[] } = readJson('firebase.json').hosting;
  const path = FORM_NAMES.map(apiPath).find((api) => !rewrites.some(({ source }) => source === api));
  if (path) throw new Error(`firebase.json has no rewrite for ${path}: add one like those of the other forms.`);
  if (/[#%?]/.test(ROOT)) throw new Error(`Vite can't build in ${ROOT}: move it to a path without #, % and ?.`);
  if (new Set([flags.port, flags.functionsPort, flags.firestorePort]).size < 3) {
    throw new Error('The site, the functions and Firestore need different ports.');
  }
  await requireFreePort(flags.port, 'the site', '--port');
  await requireFreePort(flags.functionsPort, 'the functions', '--functions-port');
  await requireFreePort(flags.firestorePort, 'Firestore', '--firestore-port');
  const isBuilt = builds.every((folder) => existsSync(join(ROOT, folder)));
  if (!flags.build && !isBuilt) throw new Error('There is no build to serve. Run npm run build.');
}

/** Starts Firestore in this process, with its made-up entries. */
export async function startDatabase({ firestorePort, persist, seed: count }: StackFlags) {
  // One file per port, because two stacks can't write to the same file.
  const journal = persist ? join(ROOT, '.local', `firestore-${firestorePort}.db`) : undefined;
  const firestore = await startFirestore({ port: firestorePort, journal });
  if (count > 0) await seed({ firestoreHost: firestore.host, projectId: defaultProject() }, count);
  return firestore;
}

/** Runs the hosting and functions emulators until `quit`; throws if they end by themselves. */
export async function runEmulators(options: EmulatorOptions, quit: AbortSignal): Promise<void> {
  await writeLocalConfig(options);
  // The emulators end with `cat`, and `cat` ends with this process, even if it is killed.
  const args = ['emulators:exec', 'echo "$BANNER" && cat', '--only', 'hosting,functions'];
  args.push('--project', defaultProject(), '--config', LOCAL_CONFIG);
  if (options.inspect) args.push('--inspect-functions', `${options.inspect}`);
  const cli = spawn(process.execPath, [FIREBASE, ...args], {
    cwd: ROOT,
    env: environment(options),
    stdio: ['pipe', 'inherit', 'inherit'],
    // A process group of its own: a second signal would make the CLI leave its workers behind.
    detached: true,
  });
  const end = () => cli.stdin.end();
  quit.addEventListener('abort', end);
  if (quit.aborted) end();
  await once(cli, 'exit');
  if (cli.pid) endGroup(cli.pid);
  if (!quit.aborted) throw new Error('The Firebase emulators ended by themselves; their last output is above.');
}

async function writeLocalConfig({ port, functionsPort }: EmulatorOptions): Promise<void> {
  const config = readJson('firebase.json');
  const host = LOOPBACK;
  // The CLI's own choice collides when two stacks start at the same time.
  const [hub, logging, eventarc, tasks] = await freePorts(4);
  config.emulators = {
    singleProjectMode: true,
    hosting: { host, port },
    functions: { host, port: functionsPort },
    hub: { host, port: hub },
    logging: { host, port: logging },
    eventarc: { host, port: eventarc },
    tasks: { host, port: tasks },
    // The CLI would have to download the UI.
    ui: { enabled: false },
  };
  writeFileSync(join(ROOT, LOCAL_CONFIG), `${JSON.stringify(config, null, 2)}\n`);
}

function environment({ functionsPort, firestoreHost, site }: EmulatorOptions): NodeJS.ProcessEnv {
  return {
    ...process.env,
    FIRESTORE_EMULATOR_HOST: firestoreHost,
    // Each concurrent call is a process of its own; 50 of them, the default, would stall the machine.
    FUNCTIONS_EMULATOR_PARALLEL: '8',
    // Without it the CLI reads the functions' list from a server on every interface.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --enable-source-maps`,
    // Skips the check for a newer version.
    npm_config_offline: 'true',
    BANNER: `
${styleText(['green', 'bold'], 'The site is ready.')} Ctrl-C ends it.

  Site       ${styleText(['cyan', 'underline'], site)}
  Functions  http://${LOOPBACK}:${functionsPort}
  Firestore  ${firestoreHost}, project ${defaultProject()}
  Entries    ${entriesCommand(firestoreHost)}
`,
  };
}

/** What lists the entries; on other ports than the default it needs the address. */
function entriesCommand(firestoreHost: string): string {
  const address = firestoreHost === `${LOOPBACK}:${FIRESTORE_PORT}` ? '' : `FIRESTORE_EMULATOR_HOST=${firestoreHost} `;
  return `${address}npm run entries -- list`;
}

/** Ends the functions' workers, which outlive a CLI that crashed. */
function endGroup(leader: number): void {
  try {
    process.kill(-leader, 'SIGKILL');
  } catch {
    // No process of the group is left.
  }
}

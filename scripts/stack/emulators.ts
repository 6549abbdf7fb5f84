import type { ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { withExactAssets } from './hostingConfig.ts';
import type { Request } from './insideEmulators.ts';
import { LOOPBACK } from './ports.ts';
import { endGroup, spawnGroup } from './processes.ts';
import { FIREBASE, ROOT } from './project.ts';

/** Ports for the emulators; the internal ones are for what they have running beside. */
export interface EmulatorPorts {
  hosting: number;
  functions: number;
  internal: { hub: number; logging: number; eventarc: number; tasks: number };
}

export interface Emulators {
  readonly pid: number;
  /** Settles when the emulators end, asked to or not. */
  readonly exited: Promise<void>;
  /** Takes the functions out of service, or back into it, while Hosting goes on. */
  functions: { stop(): Promise<void>; start(): Promise<void> };
  stop(): Promise<void>;
}

interface Options {
  projectId: string;
  ports: EmulatorPorts;
  firestoreHost: string;
  inspect: number | undefined;
  /** Gets every line that the emulators print. */
  onLine: (line: string) => void;
  /** Gives up starting when it fires. */
  quit?: AbortSignal;
}

const INSIDE = join(import.meta.dirname, 'insideEmulators.ts');
const MOST_WORKERS = 8;

/** Starts the functions and hosting emulators of firebase-tools and resolves when they are up. */
export async function startEmulators(options: Options): Promise<Emulators> {
  const folder = runFolder(options.ports);
  const child = spawnGroup(
    process.execPath,
    [
      ...['--import', INSIDE, FIREBASE, 'emulators:start'],
      ...['--only', 'functions,hosting', '--project', options.projectId],
      ...(options.inspect ? ['--inspect-functions', `${options.inspect}`] : []),
    ],
    { cwd: folder, env: environment(folder, options.firestoreHost), stdio: ['ignore', 'pipe', 'pipe', 'ipc'] },
  );
  const exited = once(child, 'exit').then(() => rmSync(folder, { recursive: true, force: true }));
  try {
    await ready(child, options);
    await ask(child, 'survive errors');
  } catch (error) {
    await endGroup(child);
    throw error;
  }
  return {
    pid: child.pid as number,
    exited,
    functions: { stop: () => ask(child, 'stop functions'), start: () => ask(child, 'start functions') },
    async stop() {
      await endGroup(child);
      await exited;
    },
  };
}

/** A folder with this run's firebase.json: several stacks can run at once, and the emulators' log files land there. */
function runFolder(ports: EmulatorPorts): string {
  const folder = mkdtempSync(join(tmpdir(), 'stet-stack-'));
  const config = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
  config.hosting = withExactAssets(config.hosting, join(ROOT, config.hosting.public));
  const address = (port: number) => ({ host: LOOPBACK, port });
  config.emulators = {
    singleProjectMode: true,
    ui: { enabled: false },
    hosting: address(ports.hosting),
    functions: address(ports.functions),
  };
  for (const [name, port] of Object.entries(ports.internal)) config.emulators[name] = address(port);
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify(config));
  // The emulators refuse paths outside the folder of firebase.json.
  for (const name of ['web', 'functions', 'node_modules']) {
    symlinkSync(join(ROOT, name), join(folder, name), 'junction');
  }
  return folder;
}

/** No network, no account: npm's offline switch skips a version check; the rest skip news, login and cloud metadata. */
function environment(folder: string, firestoreHost: string): NodeJS.ProcessEnv {
  return {
    ...process.env,
    FIRESTORE_EMULATOR_HOST: firestoreHost,
    // Each concurrent call is a process of its own; 50 of them, the default, would stall the machine.
    FUNCTIONS_EMULATOR_PARALLEL: String(MOST_WORKERS),
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --enable-source-maps`,
    npm_config_offline: 'true',
    CI: 'true',
    METADATA_SERVER_DETECTION: 'none',
    XDG_CONFIG_HOME: join(folder, '.config'),
    NO_UPDATE_NOTIFIER: '1',
    // The workers' sockets and the emulators' locator file go when the folder goes.
    TMPDIR: folder,
    PATH: `${dirname(process.execPath)}:${process.env.PATH}`,
  };
}

async function ask(child: ChildProcess, request: Request): Promise<void> {
  child.send(request);
  await once(child, 'message');
}

async function ready(child: ChildProcess, { onLine, quit }: Options): Promise<void> {
  quit?.throwIfAborted();
  const printed: string[] = [];
  const up = Promise.withResolvers<void>();
  for (const stream of [child.stdout, child.stderr]) {
    if (!stream) continue;
    createInterface({ input: stream }).on('line', (line) => {
      printed.push(line);
      if (printed.length > 20) printed.shift();
      onLine(line);
      if (line.includes('All emulators ready')) up.resolve();
    });
  }
  quit?.addEventListener('abort', () => up.reject(quit.reason), { once: true });
  child.once('error', up.reject);
  child.once('exit', (code) => {
    up.reject(new Error(`The Firebase emulators ended with code ${code} while starting:\n${printed.join('\n')}`));
  });
  await up.promise;
}

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { LOOPBACK } from './ports.ts';
import { FIREBASE, firebaseConfig, ROOT } from './project.ts';
import type { StackOptions } from './stack.ts';

interface Options extends StackOptions {
  projectId: string;
  /** A port for each emulator that firebase-tools runs. */
  ports: Record<'hosting' | 'functions' | 'hub' | 'logging' | 'eventarc' | 'tasks', number>;
  firestoreHost: string;
}

const INSIDE = join(import.meta.dirname, 'insideEmulators.ts');
const MOST_WORKERS = 8;

/** A warning that means nothing to someone who runs this site. */
const HARMLESS = 'Emulator UI is not starting';
const FUNCTION_LINE = /^>\s+(.*)/;

/** Starts the functions and hosting emulators of firebase-tools and resolves when they are up. */
export async function startEmulators(options: Options) {
  const folder = runFolder(options.ports);
  const args = ['emulators:start', '--only', 'functions,hosting', '--project', options.projectId];
  if (options.inspect) args.push('--inspect-functions', `${options.inspect}`);
  const child = spawn(process.execPath, ['--import', INSIDE, FIREBASE, ...args], {
    cwd: folder,
    env: environment(folder, options.firestoreHost),
    // The emulators end when the channel closes, even if this process is killed.
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
    // Leads a process group: Ctrl-C reaches only us, and the workers end with their leader.
    detached: true,
  });
  const ended = once(child, 'exit');
  await ready(child, options);
  return {
    pid: child.pid as number,
    /** Resolves when the emulators have ended, for whatever reason. */
    ended,
    async stop() {
      if (child.connected) child.disconnect();
      await ended;
    },
  };
}

/** A folder with this run's firebase.json: several stacks can run at once, and the emulators' log files land there. */
function runFolder(ports: Options['ports']): string {
  const folder = mkdtempSync(join(tmpdir(), 'stet-stack-'));
  const listeners = Object.entries(ports).map(([name, port]) => [name, { host: LOOPBACK, port }]);
  const emulators = { singleProjectMode: true, ui: { enabled: false }, ...Object.fromEntries(listeners) };
  writeFileSync(join(folder, 'firebase.json'), JSON.stringify({ ...firebaseConfig(), emulators }));
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
    // The workers' sockets and the emulators' locator file go when the folder goes.
    TMPDIR: folder,
  };
}

async function ready(child: ChildProcess, { onLine, quit }: Options): Promise<void> {
  const printed: string[] = [];
  const up = Promise.withResolvers<void>();
  for (const input of [child.stdout, child.stderr]) {
    createInterface({ input: input as NodeJS.ReadableStream }).on('line', (line) => {
      printed.push(line);
      const shown = visible(line);
      if (shown !== undefined) onLine?.(shown);
      if (line.includes('All emulators ready')) up.resolve();
    });
  }
  quit?.addEventListener('abort', () => up.reject(quit.reason), { once: true });
  child.once('exit', () => {
    up.reject(new Error(`The Firebase emulators ended while starting:\n${printed.slice(-20).join('\n')}`));
  });
  await up.promise;
}

/** What to show of a line that the emulators print: warnings, errors, and what the functions log. */
export function visible(line: string): string | undefined {
  if (line.includes(HARMLESS)) return undefined;
  const logged = FUNCTION_LINE.exec(line)?.[1];
  if (logged === undefined) return /^(⚠|⬢|!!|Error)/.test(line) ? line : undefined;
  const { severity = 'INFO', message = logged, ...rest } = parse(logged);
  if (severity === 'DEBUG') return undefined;
  const details = Object.keys(rest).length > 0 ? ` ${JSON.stringify(rest)}` : '';
  return `> ${severity} ${message.replaceAll(`${ROOT}/`, '')}${details}`;
}

/** The functions' logger prints JSON; other output is text. */
function parse(logged: string): { severity?: string; message?: string } {
  try {
    return Object(JSON.parse(logged));
  } catch {
    return {};
  }
}

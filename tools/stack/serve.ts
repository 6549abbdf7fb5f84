import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { styleText } from 'node:util';
import { FIRESTORE_PORT, freePort, LOOPBACK } from '../lib/loopback.ts';
import { defaultProject, FIREBASE, ROOT, readJson } from '../lib/project.ts';
import { startFirestore } from './embeddedFirestore.ts';
import { seed } from './seed.ts';
import type { StackFlags } from './stackCommand.ts';

interface Stack extends StackFlags {
  /** Where visitors find the site. */
  sitePort: number;
  /** Where Firebase Hosting listens. In `npm run dev` it is behind the site. */
  hostingPort: number;
}

/** Starts Firestore in this process. Beside it, the CLI's emulators of Hosting and functions run until `quit`. */
export async function serve(stack: Stack, quit: AbortSignal): Promise<void> {
  const projectId = defaultProject();
  // One file per port, because two stacks can't write to the same file.
  const file = stack.persist ? join(ROOT, '.local', `firestore-${stack.firestorePort}`) : undefined;
  const { host: firestoreHost } = await startFirestore({ port: stack.firestorePort, file });
  await seed({ firestoreHost, projectId }, stack.seed, quit);
  const config = await writeConfig(stack);

  // A listener that is added after the abort is never called.
  quit.throwIfAborted();
  // The emulators end with ready.ts. It ends when our end of its pipe closes, even if we are killed.
  const args = ['emulators:exec', `"${process.execPath}" tools/stack/ready.ts`, '--only', 'hosting,functions'];
  args.push('--project', projectId, '--config', config);
  if (stack.inspect) args.push('--inspect-functions', `${stack.inspect}`);
  const cli = spawn(process.execPath, [FIREBASE, ...args], {
    cwd: ROOT,
    env: { ...process.env, ...settings(stack), FIRESTORE_EMULATOR_HOST: firestoreHost },
    stdio: ['pipe', 'inherit', 'inherit'],
    // A process group of its own. After a second signal firebase-tools 15.34 leaves its workers behind.
    detached: true,
  });
  process.once('exit', () => {
    // The CLI still runs after a second Ctrl-C.
    if (cli.pid && cli.exitCode === null && cli.signalCode === null) process.kill(-cli.pid, 'SIGKILL');
  });
  quit.addEventListener('abort', () => cli.stdin.end());
  await once(cli, 'exit');
  if (!quit.aborted) throw new Error('The Firebase emulators ended by themselves; their last output is above.');
}

/** Writes firebase.json with this stack's ports, and returns the file's name. Git ignores this file. */
async function writeConfig({ sitePort, hostingPort, functionsPort }: Stack): Promise<string> {
  const ports: Record<string, number> = { hosting: hostingPort, functions: functionsPort };
  // The CLI's own choice collides when two stacks start at the same time.
  for (const name of ['hub', 'logging', 'eventarc', 'tasks']) ports[name] = await freePort();
  const emulators = Object.entries(ports).map(([name, port]) => [name, { host: LOOPBACK, port }]);
  // The CLI would have to download the UI.
  const config = {
    ...readJson('firebase.json'),
    emulators: { ...Object.fromEntries(emulators), ui: { enabled: false } },
  };
  const file = `firebase.local-${sitePort}.json`;
  writeFileSync(join(ROOT, file), JSON.stringify(config, null, 2));
  process.once('exit', () => rmSync(join(ROOT, file), { force: true }));
  return file;
}

/** The environment variables of the CLI, its functions and ready.ts. */
function settings(stack: Stack): Record<string, string> {
  return {
    // Otherwise firebase-tools 15.34 reads the functions' names from a server on every interface.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    // The CLI starts a process for each concurrent call. Calls beyond this number wait for these processes.
    FUNCTIONS_EMULATOR_PARALLEL: process.env.FUNCTIONS_EMULATOR_PARALLEL ?? '8',
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --enable-source-maps`,
    // Skips the check for a newer version.
    npm_config_offline: 'true',
    HOSTING: `http://${LOOPBACK}:${stack.hostingPort}`,
    BANNER: banner(stack),
  };
}

export function banner({ port, sitePort, firestorePort }: Pick<Stack, 'port' | 'sitePort' | 'firestorePort'>): string {
  const ready = styleText(['green', 'bold'], 'The site is ready:');
  const isTaken = sitePort === port ? '' : ` Port ${port} is taken.`;
  const host = firestorePort === FIRESTORE_PORT ? '' : `FIRESTORE_EMULATOR_HOST=${LOOPBACK}:${firestorePort} `;
  return `
${ready} http://${LOOPBACK}:${sitePort}  Ctrl-C ends it.${isTaken}
Its entries: ${host}npm run entries -- list
`;
}

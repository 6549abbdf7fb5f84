import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { styleText } from 'node:util';
import type { Command } from 'commander';
import getPort, { portNumbers } from 'get-port';
import { apiPath, FORM_NAMES, type FormName, REGION } from '../../shared/contract.ts';
import { command, startProgram, wholeNumber } from '../lib/command.ts';
import { FIRESTORE_PORT, LOOPBACK } from '../lib/loopback.ts';
import { defaultProject, FIREBASE, ROOT, readJson, wrongRegions } from '../lib/project.ts';
import { startFirestore } from './embeddedFirestore.ts';

const SITE_PORT = 5000;
/** Longer than most starts. */
const LATE_MS = 10_000;
const LATE = "The forms don't answer yet. An error above says why, or the machine is busy.";

export interface Flags {
  port?: number;
  functionsPort: number;
  firestorePort: number;
  persist: boolean;
  /** Only of `npm start`. */
  build: boolean;
}

interface Stack extends Flags {
  /** Where visitors find the site. */
  sitePort: number;
  /** Where Firebase Hosting listens. In `npm run dev` it is behind the site. */
  hostingPort: number;
}

// On Linux, lower ports need root.
const port = wholeNumber(1_024, 65_535);

/** A command that serves the local stack until Ctrl-C, once `prepare` has resolved to the port where Hosting listens. */
export function stackCommand(
  usage: string,
  description: string,
  prepare: (flags: Flags, sitePort: number) => Promise<number>,
): Command {
  return command(usage, description)
    .option('--port <number>', `port of the site (default: ${SITE_PORT}, or 5050 and up if it is taken)`, port)
    .option('--functions-port <number>', 'port of the functions', port, 5001)
    .option('--firestore-port <number>', 'port of Firestore', port, FIRESTORE_PORT)
    .option('--no-persist', 'keep entries in memory only')
    .action(async (flags: Flags) => {
      // These throw before anything is built.
      defaultProject();
      const [wrong] = wrongRegions(readJson('firebase.json').hosting);
      if (wrong) throw new Error(wrong);
      const sitePort = await sitePortOf(flags);
      await serve({ ...flags, sitePort, hostingPort: await prepare(flags, sitePort) });
    });
}

/**
 * Resolves to the site's port. Fails if a chosen port is taken, on any interface: on a Mac, 127.0.0.1 can be bound beside
 * another listener. There, AirPlay has port 5000.
 */
async function sitePortOf({ port, functionsPort, firestorePort }: Flags): Promise<number> {
  const chosen = { port, 'functions-port': functionsPort, 'firestore-port': firestorePort };
  for (const [option, number] of Object.entries(chosen)) {
    if (!number) continue;
    if ((await getPort({ port: number })) === number) continue;
    const end = `If an earlier start still runs, end it: kill $(lsof -ti tcp:${number} -sTCP:LISTEN).`;
    throw new Error(`Port ${number} is taken. ${end} Or choose another port with --${option}.`);
  }
  // Browsers refuse 5060.
  return port ?? getPort({ port: [SITE_PORT, ...portNumbers(5050, 5059)] });
}

/** Serves the site until this process ends: Firestore in it, the CLI's emulators of Hosting and functions beside it. */
async function serve(stack: Stack): Promise<void> {
  const projectId = defaultProject();
  // One file per port, because two stacks can't write to the same file.
  const file = stack.persist ? join(ROOT, '.local', `firestore-${stack.firestorePort}`) : undefined;
  const { host: firestoreHost } = await startFirestore({ port: stack.firestorePort, file });

  const args = [
    'emulators:start',
    '--only=hosting,functions',
    `--project=${projectId}`,
    `--config=${writeConfig(stack)}`,
  ];
  // In the folder of all users, a file of another one could stop the CLI.
  const folder = mkdtempSync(join(tmpdir(), 'stet-'));
  const env = { ...environment(firestoreHost), TMPDIR: folder };
  const emulators = startProgram(process.execPath, [FIREBASE, ...args], { env });
  process.once('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 }));
  const ended = once(emulators, 'exit').then(() => {
    throw new Error('The Firebase emulators ended by themselves; their last output is above.');
  });
  const late = setTimeout(() => console.log(LATE), LATE_MS);
  await Promise.race([ended, Promise.all(FORM_NAMES.map((form) => answering(form, stack)))]);
  clearTimeout(late);
  console.log(banner(stack));
  await ended;
}

/** Writes firebase.json with this stack's ports, and returns the file's name. Git ignores this file. */
function writeConfig({ sitePort, hostingPort, functionsPort }: Stack): string {
  const host = LOOPBACK;
  const emulators = {
    hosting: { host, port: hostingPort },
    functions: { host, port: functionsPort },
    // The CLI chooses the ports of these.
    hub: { host },
    logging: { host },
    eventarc: { host },
    tasks: { host },
    // The CLI would have to download it.
    ui: { enabled: false },
  };
  const file = `firebase.local-${sitePort}.json`;
  writeFileSync(join(ROOT, file), JSON.stringify({ ...readJson('firebase.json'), emulators }, null, 2));
  process.once('exit', () => rmSync(join(ROOT, file), { force: true }));
  return file;
}

/** The environment variables of the CLI and its functions. */
function environment(firestoreHost: string): NodeJS.ProcessEnv {
  return {
    // A process for each concurrent call; further calls wait for one of these.
    FUNCTIONS_EMULATOR_PARALLEL: '8',
    ...process.env,
    FIRESTORE_EMULATOR_HOST: firestoreHost,
    // Otherwise firebase-tools 15.34 listens on every interface.
    FIREBASE_FUNCTIONS_DISCOVERY_OUTPUT_PATH: 'true',
    NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --enable-source-maps`,
    // Skips the check for a newer version.
    npm_config_offline: 'true',
  };
}

/** Waits until a form answers, so that no visitor waits for its function's first process. */
async function answering(form: FormName, { functionsPort, hostingPort }: Stack): Promise<void> {
  const answers = (port: number, path: string) =>
    fetch(`http://${LOOPBACK}:${port}${path}`).then(
      ({ status }) => status === 204,
      () => false,
    );
  // Asks the functions first, because Hosting logs each request.
  while (!(await answers(functionsPort, `/${defaultProject()}/${REGION}/${form}`))) await sleep(200);
  while (!(await answers(hostingPort, apiPath(form)))) await sleep(1_000);
}

export function banner({ port, sitePort, firestorePort }: Pick<Stack, 'port' | 'sitePort' | 'firestorePort'>): string {
  const ready = styleText(['green', 'bold'], 'The site is ready:');
  const isTaken = port === undefined && sitePort !== SITE_PORT;
  const host = firestorePort === FIRESTORE_PORT ? '' : `FIRESTORE_EMULATOR_HOST=${LOOPBACK}:${firestorePort} `;
  return `
${ready} http://${LOOPBACK}:${sitePort}  Ctrl-C ends it.${isTaken ? ` Port ${SITE_PORT} is taken.` : ''}
Its entries: ${host}npm run entries -- list
`;
}

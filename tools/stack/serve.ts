import { once } from 'node:events';
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { styleText } from 'node:util';
import { REGION } from '../../functions/src/settings.ts';
import { apiPath, FORM_NAMES, type FormName } from '../../shared/contract.ts';
import { startProgram } from '../lib/command.ts';
import { FIRESTORE_PORT, LOOPBACK } from '../lib/loopback.ts';
import { defaultProject, FIREBASE, ROOT, readJson } from '../lib/project.ts';
import { startFirestore } from './embeddedFirestore.ts';
import { seed } from './seed.ts';
import { SITE_PORT, type StackFlags } from './stackCommand.ts';

/** Longer than most starts. */
const LATE_MS = 10_000;
const LATE = "The forms don't answer yet. An error above says why, or the machine is busy.";

interface Stack extends StackFlags {
  /** Where visitors find the site. */
  sitePort: number;
  /** Where Firebase Hosting listens. In `npm run dev` it is behind the site. */
  hostingPort: number;
}

/** Serves the site until this process ends: Firestore in it, the CLI's emulators of Hosting and functions beside it. */
export async function serve(stack: Stack): Promise<void> {
  const projectId = defaultProject();
  // One file per port, because two stacks can't write to the same file.
  const file = stack.persist ? join(ROOT, '.local', `firestore-${stack.firestorePort}`) : undefined;
  const { host: firestoreHost } = await startFirestore({ port: stack.firestorePort, file });
  await seed({ firestoreHost, projectId }, stack.seed);

  const args = [
    'emulators:start',
    '--only=hosting,functions',
    `--project=${projectId}`,
    `--config=${writeConfig(stack)}`,
  ];
  if (stack.inspect) args.push(`--inspect-functions=${stack.inspect}`);
  const emulators = startProgram(process.execPath, [FIREBASE, ...args], { env: environment(firestoreHost) });
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
    // The CLI chooses their ports.
    ...{ hub: { host }, logging: { host }, eventarc: { host }, tasks: { host } },
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
    // Otherwise firebase-tools 15.34 listens on every interface: docs/decisions.md, "Workarounds".
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
  // Hosting would log each of these.
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

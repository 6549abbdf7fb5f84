import { apiPath, FORM_NAMES } from '../../functions/src/contract/contract.ts';
import { LOOPBACK } from '../../local/ports.ts';
import { readJson } from '../../local/project.ts';

/** Ports of the tests' own, so that a running `npm start` doesn't matter. */
const OWN = { site: 5100, functions: 5101, firestore: 8180 };
/** Tests that run at the same time. */
export const WORKERS = 2;
/** Set in `npm run test:emulators`, where Firebase's own suite runs on the ports of firebase.json. */
const official = process.env.FIRESTORE_EMULATOR_HOST;

export const origin = `http://${LOOPBACK}:${official ? readJson('firebase.json').emulators.hosting.port : OWN.site}`;
export const firestoreHost = official ?? `${LOOPBACK}:${OWN.firestore}`;
/** Builds the sources and serves them with an empty database. */
export const startCommand = official
  ? undefined
  : `node local/start.ts --no-persist --port ${OWN.site} --functions-port ${OWN.functions} --firestore-port ${OWN.firestore}`;

/** Starts the functions early, because the emulator takes seconds to start a process for each concurrent request. */
export default async function wakeFunctions(): Promise<void> {
  const paths = FORM_NAMES.flatMap((form) => Array<string>(WORKERS).fill(apiPath(form)));
  await Promise.all(paths.map((path) => fetch(origin + path)));
}

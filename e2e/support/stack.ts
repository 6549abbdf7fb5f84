import { LOOPBACK } from '../../scripts/stack/ports.ts';
import { readJson } from '../../scripts/stack/project.ts';

/** Ports of the tests' own, so that a running `npm start` doesn't matter. */
const OWN = { site: 5100, functions: 5101, firestore: 8180 };
/** Set in `npm run test:emulators`, where Firebase's own suite runs on the ports of firebase.json. */
const official = process.env.FIRESTORE_EMULATOR_HOST;

export const origin = `http://${LOOPBACK}:${official ? readJson('firebase.json').emulators.hosting.port : OWN.site}`;
export const firestoreHost = official ?? `${LOOPBACK}:${OWN.firestore}`;
/** Serves the last build with an empty database. */
export const startCommand = official
  ? undefined
  : `node scripts/cli/run.js start --no-build --no-persist --port ${OWN.site} --functions-port ${OWN.functions} --firestore-port ${OWN.firestore}`;

/** Wakes the functions before the tests: the first request to each starts its process, which can take seconds. */
export default async function wakeFunctions(): Promise<void> {
  await Promise.all(['joinWaitlist', 'submitContact'].map((name) => fetch(`${origin}/api/${name}`)));
}

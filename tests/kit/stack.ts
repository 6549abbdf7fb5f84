import { LOOPBACK } from '../../tools/lib/loopback.ts';
import { defaultProject, readJson } from '../../tools/lib/project.ts';
import { isBuilt } from './build.ts';

/** The site's port, which a running `npm start` leaves free. The next two are for functions and Firestore. */
const PORT = Number(process.env.TEST_PORT ?? 5100);
/** In `npm run test:emulators`, Firebase's suite runs, on the ports of firebase.json. */
export const isSuite = 'FIREBASE_EMULATOR_HUB' in process.env;
const { hosting, firestore } = readJson('firebase.json').emulators;

export const origin = `http://${LOOPBACK}:${isSuite ? hosting.port : PORT}`;
export const firestoreHost = `${LOOPBACK}:${isSuite ? firestore.port : PORT + 2}`;
export const projectId = isSuite ? 'demo-suite' : defaultProject();
/** Builds the sources, if `npm test` hasn't, and serves them with an empty database. */
export const startCommand = isSuite
  ? undefined
  : `node tools/stack/start.ts ${isBuilt ? '--no-build' : ''} --no-persist --port ${PORT} --functions-port ${PORT + 1} --firestore-port ${PORT + 2}`;

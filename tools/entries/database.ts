import { setTimeout } from 'node:timers/promises';
import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { openDatabase } from '../lib/openDatabase.ts';
import { FIRESTORE_PORT, LOOPBACK } from '../lib/ports.ts';
import { defaultProject } from '../lib/project.ts';
import type { Terminal } from './terminal.ts';

/** Enough for a busy machine. Firestore's client would try again for most of a minute. */
const ANSWER_MS = 10_000;
/** Google's words for a missing role. A disabled service or a wrong project has the same status, but other words. */
const DENIED = 'Missing or insufficient permissions';
const ROLES = 'This account needs the role Cloud Datastore User, or to read only, Cloud Datastore Viewer.';

/** Prints which database it opens, a project's or the local stack's. Then runs `work` on it. */
export async function withDatabase(
  project: string | undefined,
  { err }: Terminal,
  work: (database: Firestore) => Promise<void>,
): Promise<void> {
  const { name, database, close } = await (project === undefined ? openLocal() : openProject(project));
  err.write(`${name}\n`);
  try {
    await work(database);
  } catch (error) {
    const { message } = error as Error;
    throw message.includes(DENIED) ? new Error(`${message}\n${ROLES}`) : error;
  } finally {
    await close();
  }
}

async function openLocal() {
  const firestoreHost = process.env.FIRESTORE_EMULATOR_HOST ?? `${LOOPBACK}:${FIRESTORE_PORT}`;
  const { database, close } = openDatabase({ firestoreHost, projectId: defaultProject() });
  const firstRead = database.doc('any/document').get();
  const isAnswered = firstRead.then(() => true).catch(() => false);
  if (!(await Promise.race([isAnswered, setTimeout(ANSWER_MS, false)]))) {
    await close();
    const waited = `${ANSWER_MS / 1000} seconds`;
    throw new Error(`No Firestore answered at ${firestoreHost} in ${waited}: run npm start, or name a --project.`);
  }
  return { name: `Local stack at ${firestoreHost}`, database, close };
}

async function openProject(projectId: string) {
  // Without an id, the client would open the credentials' project, or the emulator.
  if (projectId === '') throw new Error('--project is empty.');
  if (process.env.FIRESTORE_EMULATOR_HOST) throw new Error('Unset FIRESTORE_EMULATOR_HOST, or leave --project out.');
  const credential = applicationDefault();
  // Without credentials, the client would try again and finally crash the process.
  await credential.getAccessToken().catch(({ message }) => {
    throw new Error(`${message}\nTo sign in, run gcloud auth application-default login.`);
  });
  const app = initializeApp({ projectId, credential });
  return { name: `Google Cloud project ${projectId}`, database: getFirestore(app), close: () => deleteApp(app) };
}

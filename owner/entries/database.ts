import { once } from 'node:events';
import { connect } from 'node:net';
import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { openDatabase } from '../../local/openDatabase.ts';
import { FIRESTORE_PORT, LOOPBACK } from '../../local/ports.ts';
import { defaultProject } from '../../local/project.ts';
import type { Terminal } from './terminal.ts';

/** Prints which database it opens, a project's or the local stack's, then runs `work` on it. */
export async function withDatabase(
  project: string | undefined,
  { err }: Terminal,
  work: (database: Firestore) => Promise<void>,
): Promise<void> {
  const { name, database, close } = await (project === undefined ? openLocal() : openProject(project));
  err.write(`${name}\n`);
  try {
    await work(database);
  } finally {
    await close();
  }
}

async function openLocal() {
  const firestoreHost = process.env.FIRESTORE_EMULATOR_HOST ?? `${LOOPBACK}:${FIRESTORE_PORT}`;
  const { hostname, port } = new URL(`http://${firestoreHost}`);
  // Firestore's client would try again for minutes.
  const socket = connect(Number(port), hostname);
  await once(socket, 'connect').catch(() => {
    throw new Error(`Nothing answers at ${firestoreHost}: start the local stack with npm start, or name a --project.`);
  });
  socket.destroy();
  const projectId = defaultProject();
  return { name: `Local stack at ${firestoreHost}`, ...openDatabase({ firestoreHost, projectId }) };
}

async function openProject(projectId: string) {
  // Without an id the client would open the project of the credentials, and with an emulator's host that.
  if (projectId === '') throw new Error('--project is empty.');
  if (process.env.FIRESTORE_EMULATOR_HOST) throw new Error('Unset FIRESTORE_EMULATOR_HOST, or leave --project out.');
  const credential = applicationDefault();
  // Without credentials the client would try again, and crash the process in the end.
  await credential.getAccessToken().catch(({ message }) => {
    throw new Error(`${message}\nTo sign in, run gcloud auth application-default login.`);
  });
  const app = initializeApp({ projectId, credential });
  return { name: `Google Cloud project ${projectId}`, database: getFirestore(app), close: () => deleteApp(app) };
}

import { once } from 'node:events';
import { connect } from 'node:net';
import { setTimeout } from 'node:timers/promises';
import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { FIRESTORE_PORT, LOOPBACK } from '../lib/loopback.ts';
import { openDatabase } from '../lib/openDatabase.ts';
import { defaultProject } from '../lib/project.ts';
import type { Terminal } from './terminal.ts';

/** Enough for a busy machine. */
const ANSWER_MS = 10_000;
/** Google's words for a missing role. A disabled service or a wrong project has the same status, but other words. */
const DENIED = 'Missing or insufficient permissions';
const ROLES = 'This account needs the role Cloud Datastore User, or to read only, Cloud Datastore Viewer.';
const SIGN_IN = '\nTo sign in, run gcloud auth application-default login.';

/** Prints which database it opens, a project's or the local stack's. Then runs `work` on it. */
export async function withDatabase(
  project: string | undefined,
  { err }: Terminal,
  work: (database: Firestore) => Promise<void>,
): Promise<void> {
  const id = project ?? defaultProject();
  // A demo project is always local, as for the Firebase CLI.
  const { name, database, close } = await (id.startsWith('demo-') ? openLocal(id) : openProject(id));
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

async function openLocal(projectId: string) {
  const host = process.env.FIRESTORE_EMULATOR_HOST || `${LOOPBACK}:${FIRESTORE_PORT}`;
  const { hostname, port } = new URL(`http://${host}`);
  const { database, close } = openDatabase({ firestoreHost: host, projectId });
  // Firestore's client doesn't report a refused connection. It tries again for most of a minute.
  const socket = connect(Number(port), hostname.replaceAll(/[[\]]/g, ''));
  const answer = once(socket, 'connect').then(() => database.doc('any/document').get());
  const problem = await Promise.race([
    answer.then(() => undefined).catch(({ code, message }): string => ` (${message || code})`),
    setTimeout(ANSWER_MS, ` in ${ANSWER_MS / 1000} seconds`),
  ]);
  socket.destroy();
  if (!problem) return { name: `Local stack at ${host}`, database, close };
  await close();
  const ways = `run npm start, set FIRESTORE_EMULATOR_HOST as it prints for another port, or name a --project`;
  throw new Error(`No Firestore answered at ${host}${problem}: ${ways}.`);
}

async function openProject(projectId: string) {
  // Without an id, the client would open the credentials' project, or the emulator.
  if (projectId === '') throw new Error('--project is empty.');
  if (process.env.FIRESTORE_EMULATOR_HOST) throw new Error('Unset FIRESTORE_EMULATOR_HOST, or leave --project out.');
  // Google's clients read these names in upper case, but gRPC 1 in lower case only.
  for (const name of ['HTTPS_PROXY', 'NO_PROXY']) process.env[name.toLowerCase()] ||= process.env[name] ?? '';
  const credential = applicationDefault();
  // Without credentials, the client would try again and finally crash the process.
  await credential.getAccessToken().catch(({ message, config, response }) => {
    // A failed request has a `config`. Google refuses old or revoked credentials with one of these statuses.
    const isSignedOut = !config || [400, 401].includes(response?.status);
    throw new Error(isSignedOut ? message + SIGN_IN : message);
  });
  const app = initializeApp({ projectId, credential });
  return { name: `Google Cloud project ${projectId}`, database: getFirestore(app), close: () => deleteApp(app) };
}

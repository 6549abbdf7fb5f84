import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { stayLocal } from './loopback.ts';

/** Opens the database of a running stack, as an owner would. Close it at the end. */
export function openDatabase(stack: { firestoreHost: string; projectId: string }) {
  stayLocal();
  // The client prefers this variable to the host in its settings, and another project may have left it in the shell.
  process.env.FIRESTORE_EMULATOR_HOST = stack.firestoreHost;
  const app = initializeApp({ projectId: stack.projectId }, crypto.randomUUID());
  const database = getFirestore(app);
  return { database, close: () => deleteApp(app) };
}

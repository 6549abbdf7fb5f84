import { deleteApp, initializeApp } from 'firebase-admin/app';
import { getFirestore } from 'firebase-admin/firestore';
import { stayLocal } from './loopback.ts';

/** Opens the database of a running stack, as an owner would. Close it at the end. */
export function openDatabase(stack: { firestoreHost: string; projectId: string }) {
  stayLocal();
  const app = initializeApp({ projectId: stack.projectId }, crypto.randomUUID());
  const database = getFirestore(app);
  database.settings({ host: stack.firestoreHost, ssl: false });
  return { database, close: () => deleteApp(app) };
}

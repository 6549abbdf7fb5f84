import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { openDatabase } from '../stack/database.ts';
import type { Target } from './target.ts';

/** Opens the target's database: the local one without an account, a real one with the application default credentials. */
export function openTarget(target: Target): { database: Firestore; close(): Promise<void> } {
  if (target.kind === 'local') return openDatabase(target);
  const app = initializeApp({ projectId: target.projectId, credential: applicationDefault() }, crypto.randomUUID());
  return { database: getFirestore(app), close: () => deleteApp(app) };
}

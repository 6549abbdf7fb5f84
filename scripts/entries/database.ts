import { applicationDefault, deleteApp, initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { openDatabase } from '../stack/database.ts';
import { credentialSentence } from './failures.ts';
import type { Target } from './target.ts';

/** Opens the target's database: the local one without an account, a real one with the application default credentials. */
export async function openTarget(target: Target): Promise<{ database: Firestore; close(): Promise<void> }> {
  if (target.kind === 'local') return openDatabase(target);
  const credential = applicationDefault();
  // Firestore's client would retry without them, and crash the process in the end.
  await credential.getAccessToken().catch((cause) => {
    throw new Error(credentialSentence(cause), { cause });
  });
  const app = initializeApp({ projectId: target.projectId, credential }, crypto.randomUUID());
  return { database: getFirestore(app), close: () => deleteApp(app) };
}

import type { DocumentData } from 'firebase-admin/firestore';
import { openDatabase } from '../../local/openDatabase.ts';

/** Opens the entries of a running stack, all or those of an email as stored. Close it at the end. */
export function openEntries(stack: { firestoreHost: string; projectId: string }) {
  const { database, close } = openDatabase(stack);
  const reader = (collection: string) => async (email?: string) => {
    const all = database.collection(collection);
    const found = await (email === undefined ? all : all.where('email', '==', email)).get();
    return found.docs.map((document): DocumentData => ({ ...document.data(), id: document.id }));
  };
  return { signups: reader('waitlist_signups'), messages: reader('contact_submissions'), close };
}

/** An email that no other test uses. */
export function uniqueEmail(name: string): string {
  return `${name}.${crypto.randomUUID().slice(0, 8)}@site.example.com`;
}

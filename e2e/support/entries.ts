import type { DocumentData } from 'firebase-admin/firestore';
import { openDatabase } from '../../functions/test/openDatabase.ts';
import type { StackAddress } from './stack.ts';

/** Opens the entries of a running stack, all or those of an email as stored. Close it at the end. */
export function openEntries(stack: Pick<StackAddress, 'firestoreHost' | 'projectId'>) {
  const { database, close } = openDatabase(stack);
  const reader = (collection: string) => async (email?: string) => {
    const all = database.collection(collection);
    const found = await (email === undefined ? all : all.where('email', '==', email)).get();
    return found.docs.map((document): DocumentData => ({ ...document.data(), id: document.id }));
  };
  return { signups: reader('waitlist_signups'), messages: reader('contact_submissions'), close };
}

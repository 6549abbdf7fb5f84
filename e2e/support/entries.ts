import type { DocumentData } from 'firebase-admin/firestore';
import { openDatabase } from '../../scripts/stack/database.ts';
import type { StackAddress } from './stack.ts';

export interface Entry extends DocumentData {
  id: string;
}

/** Reads the stored entries, as an owner would. Close it at the end. */
export interface Entries {
  /** All waitlist entries, or those with this (normalised) email. */
  signups(email?: string): Promise<Entry[]>;
  /** All contact messages, or those with this email as entered. */
  messages(email?: string): Promise<Entry[]>;
  close(): Promise<void>;
}

/** Opens the entries of a running stack. */
export function openEntries(stack: Pick<StackAddress, 'firestoreHost' | 'projectId'>): Entries {
  const { database, close } = openDatabase(stack);
  const read = async (collection: string, email?: string) => {
    const all = database.collection(collection);
    const found = await (email === undefined ? all : all.where('email', '==', email)).get();
    return found.docs.map((document) => ({ ...document.data(), id: document.id }));
  };
  return {
    signups: (email) => read('waitlist_signups', email),
    messages: (email) => read('contact_submissions', email),
    close,
  };
}

import type { DocumentSnapshot, Timestamp } from 'firebase-admin/firestore';

/** The collections that visitors' entries are in, by the names this tool has for them. */
export const COLLECTIONS = { waitlist: 'waitlist_signups', contact: 'contact_submissions' } as const;
export type CollectionName = keyof typeof COLLECTIONS;
export const COLLECTION_NAMES = Object.keys(COLLECTIONS) as CollectionName[];

/** An entry of either collection, as owners see it. */
export interface Entry {
  collection: CollectionName;
  id: string;
  /** To the microsecond, in UTC. */
  createdAt: string;
  email: string;
  source: string | undefined;
  name: string | undefined;
  message: string | undefined;
  suspected: boolean;
  submissionId: string | undefined;
}

export function toEntry(collection: CollectionName, document: DocumentSnapshot): Entry {
  const data = document.data() ?? {};
  return {
    collection,
    id: document.id,
    createdAt: data.createdAt ? iso(data.createdAt) : '',
    email: data.email ?? '',
    source: data.source,
    name: data.name,
    message: data.message,
    suspected: data.suspected === true,
    submissionId: data.submissionId,
  };
}

/** `Timestamp.toDate()` would cut Firestore's microseconds off. */
function iso(time: Timestamp): string {
  const microseconds = String(Math.floor(time.nanoseconds / 1000)).padStart(6, '0');
  return time
    .toDate()
    .toISOString()
    .replace(/\d{3}Z$/, `${microseconds}Z`);
}

import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { type DocumentData, FieldValue, type Firestore, GrpcStatus, getFirestore } from 'firebase-admin/firestore';
import { type Entry, FORMS, type FormName, fieldNames } from '../../shared/contract.ts';
import type { Reason } from '../../shared/outcomes.ts';
import { contentId, documentId } from './documentId.ts';

/** Each form's collection. */
export const COLLECTIONS = {
  joinWaitlist: 'waitlist_signups',
  submitContact: 'contact_submissions',
} as const satisfies Record<FormName, string>;

/** An entry's document. The database refuses a second one with its id. */
const documentOf: { [Form in FormName]: (entry: Entry<Form>) => { id: string; fields: DocumentData } } = {
  // A random id distinguishes a retry by the client library from another visitor's signup.
  joinWaitlist: ({ submissionId = randomUUID(), ...entry }) => ({
    id: documentId(entry.email),
    fields: { ...entry, submissionId },
  }),
  submitContact(entry) {
    // The same words are the same message for a day, in UTC.
    const day = new Date().toISOString().slice(0, 10);
    const texts = fieldNames('submitContact').map((name) => entry[name]);
    return { id: contentId([...texts, day]), fields: entry };
  },
};

/** The longest pause between two tries to connect. */
const RECONNECT_MS = 2_000;

let store: FirestoreStore | undefined;

/** Uses gRPC, because over REST `create` of an existing document hangs (firebase/firebase-admin-node#2587). */
export function openStore(): FirestoreStore {
  if (store) return store;
  const database = getFirestore(initializeApp());
  // Otherwise the client waits up to two minutes after an outage.
  database.settings({ 'grpc.max_reconnect_backoff_ms': RECONNECT_MS });
  store = new FirestoreStore(database);
  return store;
}

/** Stores each entry once or not at all, also if calls are concurrent. Rejects if Firestore fails. */
export class FirestoreStore {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** Resolves to the reason of a refusal. */
  async add<Form extends FormName>(form: Form, entry: Entry<Form>): Promise<Reason | undefined> {
    const { id, fields } = documentOf[form](entry);
    const document = this.#db.collection(COLLECTIONS[form]).doc(id);
    try {
      await document.create({ ...fields, ...stamp(form) });
      return undefined;
    } catch (error) {
      if (codeOf(error) !== GrpcStatus.ALREADY_EXISTS) throw error;
    }
    // Only a signup has one: equal messages are one message.
    if (!fields.submissionId) return undefined;
    // A retry by the visitor or the client library finds its own document.
    const known = await document.get();
    return known.get('submissionId') === fields.submissionId ? undefined : 'already-registered';
  }
}

/** Whether an `update` failed because the document is gone. */
export function isNotFound(error: unknown): boolean {
  return codeOf(error) === GrpcStatus.NOT_FOUND;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** When the database deletes an entry, by the TTL policy on `expiresAt`. */
export function expiryOf(form: FormName, createdAt: Date): Date {
  const expiry = new Date(createdAt);
  expiry.setUTCFullYear(expiry.getUTCFullYear() + FORMS[form].retentionYears);
  return expiry;
}

function stamp(form: FormName) {
  return { createdAt: FieldValue.serverTimestamp(), expiresAt: expiryOf(form, new Date()) };
}

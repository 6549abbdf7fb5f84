import { initializeApp } from 'firebase-admin/app';
import {
  type DocumentData,
  type DocumentReference,
  FieldValue,
  type Firestore,
  getFirestore,
} from 'firebase-admin/firestore';
import type { FormName } from '../contract/contract.ts';
import { documentId } from './documentId.ts';
import { COLLECTIONS, type EntryStore, holds, type Message, type Signup } from './entryStore.ts';
import { expiryOf } from './expiry.ts';

/** The longest pause between two tries to connect. */
const RECONNECT_MS = 2_000;

/** gRPC's codes for a document that exists, and for a broken stream, which leaves open whether the write arrived. */
const ALREADY_EXISTS = 6;
const INTERNAL = 13;

/** Keeps entries in the project's Firestore, over gRPC: over REST the client retries a `create` of an existing document until it hangs. */
export function openFirestoreStore(): EntryStore {
  const database = getFirestore(initializeApp());
  // After an outage the client would wait for up to two minutes before it tries to connect again.
  database.settings({ 'grpc.max_reconnect_backoff_ms': RECONNECT_MS });
  return new FirestoreStore(database);
}

export class FirestoreStore implements EntryStore {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  async addSignup({ submissionId, suspected, ...content }: Signup) {
    const document = this.#db.collection(COLLECTIONS.joinWaitlist).doc(documentId(content.email));
    const known = await create(document, {
      ...content,
      ...(submissionId && { submissionId }),
      ...stamp('joinWaitlist', suspected),
    });
    // A retry, by the visitor or by the client library, finds what an earlier try wrote.
    const isOwn = !known || (submissionId && known.submissionId === submissionId);
    return isOwn ? undefined : 'already-registered';
  }

  async addMessage({ submissionId, suspected, ...content }: Message) {
    const messages = this.#db.collection(COLLECTIONS.submitContact);
    const document = submissionId ? messages.doc(submissionId) : messages.doc();
    const known = await create(document, { ...content, ...stamp('submitContact', suspected) });
    return !known || holds(known, content) ? undefined : 'submission-id-reused';
  }
}

/** Creates a document, or gives the fields of the one that exists. */
async function create(document: DocumentReference, fields: DocumentData): Promise<DocumentData | undefined> {
  try {
    await document.create(fields).catch((error) => {
      // The client itself retries only what can't have arrived.
      if (codeOf(error) !== INTERNAL) throw error;
      return document.create(fields);
    });
    return undefined;
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
    const known = (await document.get()).data();
    // Erased in between: nothing is stored.
    if (!known) throw error;
    return known;
  }
}

/** Whether a `create` failed because the document exists. */
export function isAlreadyExists(error: unknown): boolean {
  return codeOf(error) === ALREADY_EXISTS;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

function stamp(form: FormName, suspected: boolean) {
  const expiresAt = expiryOf(form, new Date());
  return { createdAt: FieldValue.serverTimestamp(), expiresAt, ...(suspected && { suspected }) };
}

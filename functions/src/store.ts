import { randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import {
  type DocumentData,
  type DocumentReference,
  FieldValue,
  type Firestore,
  getFirestore,
} from 'firebase-admin/firestore';
import { type Content, type FormName, fieldNames, RETENTION_YEARS, type Reason } from './contract/contract.ts';
import { contentId, documentId } from './documentId.ts';

/** The collection of each form's entries. */
export const COLLECTIONS = {
  joinWaitlist: 'waitlist_signups',
  submitContact: 'contact_submissions',
} as const satisfies Record<FormName, string>;

/** What comes with the content of a form. */
interface Submission {
  /** A UUID that names one attempt to submit this content. */
  submissionId?: string | undefined;
  /** Whether the honeypot was filled. */
  suspected?: boolean;
}

/** Normalised, in well-formed Unicode. */
export type Entry<Form extends FormName> = Content<Form> & Submission;
export type Signup = Entry<'joinWaitlist'>;
export type Message = Entry<'submitContact'>;
/** What is stored of an entry, which the privacy policy names. */
export type KeptField<Form extends FormName> = keyof Entry<Form> | keyof ReturnType<typeof stamp>;

/** The longest pause between two tries to connect. */
const RECONNECT_MS = 2_000;

/** gRPC's codes: the last is of a broken stream, which leaves open whether the write arrived. */
const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const INTERNAL = 13;

let store: FirestoreStore | undefined;

/** Opens the project's Firestore, over gRPC: over REST the client retries a `create` of an existing document until it hangs. */
export function openStore(): FirestoreStore {
  if (store) return store;
  const database = getFirestore(initializeApp());
  // After an outage the client would wait for up to two minutes before it tries to connect again.
  database.settings({ 'grpc.max_reconnect_backoff_ms': RECONNECT_MS });
  store = new FirestoreStore(database);
  return store;
}

/** Stores each entry once or not at all, also under concurrent calls. Rejects if Firestore fails. */
export class FirestoreStore {
  readonly #db: Firestore;

  constructor(db: Firestore) {
    this.#db = db;
  }

  /** Resolves to a reason if another submission put this email on the list. */
  async addSignup({ submissionId = randomUUID(), suspected, ...content }: Signup): Promise<Reason | undefined> {
    const document = this.#db.collection(COLLECTIONS.joinWaitlist).doc(documentId(content.email));
    const known = await create(document, { ...content, submissionId, ...stamp('joinWaitlist', suspected) });
    // A retry, by the visitor or by the client library, finds what an earlier try wrote.
    return !known || known.submissionId === submissionId ? undefined : 'already-registered';
  }

  /** Resolves to a reason if the id belongs to another message, which stands. */
  async addMessage({ submissionId, suspected, ...content }: Message): Promise<Reason | undefined> {
    const id = submissionId ?? contentId(fieldNames('submitContact').map((name) => content[name]));
    const document = this.#db.collection(COLLECTIONS.submitContact).doc(id);
    const known = await create(document, { ...content, ...stamp('submitContact', suspected) });
    const isSame = !known || Object.entries(content).every(([name, value]) => known[name] === value);
    return isSame ? undefined : 'submission-id-reused';
  }
}

/** Creates a document, or resolves to the fields of the one that exists. */
async function create(document: DocumentReference, fields: DocumentData): Promise<DocumentData | undefined> {
  try {
    await document.create(fields).catch((error) => {
      // The client itself retries only what can't have arrived.
      if (codeOf(error) !== INTERNAL) throw error;
      return document.create(fields);
    });
    return undefined;
  } catch (error) {
    if (codeOf(error) !== ALREADY_EXISTS) throw error;
    const known = (await document.get()).data();
    // Erased in between: nothing is stored.
    if (!known) throw error;
    return known;
  }
}

/** Whether an `update` failed because the document is gone. */
export function isNotFound(error: unknown): boolean {
  return codeOf(error) === NOT_FOUND;
}

function codeOf(error: unknown): unknown {
  return error instanceof Error && 'code' in error ? error.code : undefined;
}

/** When the database deletes an entry, by the TTL policy on `expiresAt`. */
export function expiryOf(form: FormName, createdAt: Date): Date {
  const expiry = new Date(createdAt);
  expiry.setUTCFullYear(expiry.getUTCFullYear() + RETENTION_YEARS[form]);
  return expiry;
}

function stamp(form: FormName, suspected?: boolean) {
  const expiresAt = expiryOf(form, new Date());
  return { createdAt: FieldValue.serverTimestamp(), expiresAt, ...(suspected && { suspected }) };
}

import { randomUUID } from 'node:crypto';
import { setTimeout } from 'node:timers/promises';
import { initializeApp } from 'firebase-admin/app';
import {
  type DocumentData,
  type DocumentReference,
  FieldValue,
  type Firestore,
  getFirestore,
  Timestamp,
  type Transaction,
} from 'firebase-admin/firestore';
import { type Content, type FormName, fieldNames, RETENTION_YEARS, type Reason } from './contract/contract.ts';
import { contentId, documentId } from './documentId.ts';

/** The collection of each form's entries. */
export const COLLECTIONS = {
  joinWaitlist: 'waitlist_signups',
  submitContact: 'contact_submissions',
} as const satisfies Record<FormName, string>;

/** What a submission has besides its content. */
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

/** Builds an entry's document. A signup's id distinguishes its retry from another visitor's signup. */
const documentOf = {
  joinWaitlist: ({ submissionId = randomUUID(), suspected, ...content }: Signup) => ({
    ...content,
    submissionId,
    ...stamp('joinWaitlist', suspected),
  }),
  submitContact: ({ submissionId, suspected, ...content }: Message) => ({
    ...content,
    ...stamp('submitContact', suspected),
  }),
} satisfies { [Form in FormName]: (entry: Entry<Form>) => DocumentData };

/** The fields that are stored of an entry, which the privacy policy names. */
export type KeptField<Form extends FormName> = keyof ReturnType<(typeof documentOf)[Form]>;

/** The longest pause between two tries to connect. */
const RECONNECT_MS = 2_000;

/** The same words are the same message for a day. */
const DAY_MS = 24 * 60 * 60 * 1_000;

/** How long an answer waits for `#heal`, which doesn't change it. */
const HEAL_MS = 1_000;

/** gRPC status codes. `INTERNAL` means a broken stream: the write may or may not have arrived. */
const NOT_FOUND = 5;
const ALREADY_EXISTS = 6;
const INTERNAL = 13;

let store: FirestoreStore | undefined;

/** Opens the project's Firestore over gRPC: over REST, `create` of an existing document retries until it hangs. */
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

  /** Resolves to a reason if another submission has already stored this email. */
  async addSignup(signup: Signup): Promise<Reason | undefined> {
    const document = this.#db.collection(COLLECTIONS.joinWaitlist).doc(documentId(signup.email));
    const fields = documentOf.joinWaitlist(signup);
    const known = await create(document, fields);
    if (!signup.suspected && isHoneypots(known)) {
      // If this fails, the next honest submission tries again.
      const healed = this.#heal(document).catch(() => {});
      await Promise.race([healed, setTimeout(HEAL_MS, undefined, { ref: false })]);
    }
    // A retry by the visitor or the client library finds its own document.
    return !known || known.submissionId === fields.submissionId ? undefined : 'already-registered';
  }

  /** Deletes a honeypot's `suspected`. A transaction, because the owner may mark the document meanwhile. */
  async #heal(document: DocumentReference): Promise<void> {
    const heal = async (transaction: Transaction) => {
      const now = (await transaction.get(document)).data();
      if (isHoneypots(now)) transaction.update(document, { suspected: FieldValue.delete() });
    };
    await this.#db.runTransaction(heal, { maxAttempts: 1 });
  }

  /** Resolves to a reason if the id belongs to another message, which stays unchanged. */
  async addMessage(message: Message): Promise<Reason | undefined> {
    const messages = this.#db.collection(COLLECTIONS.submitContact);
    const fields = documentOf.submitContact(message);
    const { submissionId, suspected = false } = message;
    const names = fieldNames('submitContact');
    if (submissionId) {
      const known = await create(messages.doc(submissionId), fields);
      const isSame = names.every((name) => known?.[name] === message[name]) && Boolean(known?.suspected) === suspected;
      return !known || isSame ? undefined : 'submission-id-reused';
    }
    // The same words have one id per day, so a message younger than a day has today's or yesterday's id. A suspected
    // message isn't mailed, so it must not share its id with an honest one.
    const today = Math.floor(Date.now() / DAY_MS);
    const idOf = (day: number) => contentId([...names.map((name) => message[name]), `${suspected}`, `${day}`]);
    const yesterdays = (await messages.doc(idOf(today - 1)).get()).data();
    if (yesterdays && !isOld(yesterdays)) return undefined;
    let id = idOf(today);
    // Repeats only if somebody has changed the stored time of today's message.
    while (isOld(await create(messages.doc(id), fields))) id = contentId([id]);
    return undefined;
  }
}

/** Whether the honeypot, not the owner, marked a document as suspected. */
function isHoneypots(stored: DocumentData | undefined): boolean {
  return stored?.suspected === true && stored.suspectedBy !== 'owner';
}

/** Whether a message is older than a day, so that the same words are a new message. */
function isOld(stored: DocumentData | undefined): boolean {
  const { createdAt } = stored ?? {};
  return stored !== undefined && !(createdAt instanceof Timestamp && Date.now() - createdAt.toMillis() < DAY_MS);
}

/** Creates a document. If it exists already, resolves to its fields. */
async function create(document: DocumentReference, fields: DocumentData): Promise<DocumentData | undefined> {
  try {
    await document.create(fields).catch((error) => {
      // The client library doesn't retry a write that may have arrived.
      if (codeOf(error) !== INTERNAL) throw error;
      return document.create(fields);
    });
    return undefined;
  } catch (error) {
    if (codeOf(error) !== ALREADY_EXISTS) throw error;
    const known = (await document.get()).data();
    // The owner erased the document meanwhile, so nothing is stored.
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

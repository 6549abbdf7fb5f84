import { hash, randomUUID } from 'node:crypto';
import { initializeApp } from 'firebase-admin/app';
import { type DocumentData, FieldValue, type Firestore, GrpcStatus, getFirestore } from 'firebase-admin/firestore';
import { type Entry, FORMS, type FormName, fieldNames } from '../../shared/contract.ts';
import { withAsciiDomain } from '../../shared/email.ts';
import type { Reason } from '../../shared/outcomes.ts';

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
    return { id: hash('sha256', JSON.stringify([...texts, day])), fields: entry };
  },
};

/**
 * Returns the document id of a normalised email, one for all spellings of its domain. Different emails never share an
 * id: a `/`, which Firestore forbids, is percent-encoded, and so is `%`.
 */
export function documentId(email: string): string {
  return withAsciiDomain(email).replace(/[%/]/g, encodeURIComponent);
}

/** The longest pause between two tries to connect. */
const RECONNECT_MS = 2_000;

let firestore: Firestore | undefined;

/** Uses gRPC, because over REST `create` of an existing document hangs (firebase/firebase-admin-node#2587). */
export function openFirestore(): Firestore {
  if (firestore) return firestore;
  firestore = getFirestore(initializeApp());
  // Otherwise the client waits up to two minutes after an outage.
  firestore.settings({ 'grpc.max_reconnect_backoff_ms': RECONNECT_MS });
  return firestore;
}

/**
 * Stores an entry once or not at all, also if calls are concurrent. Resolves to the reason of a refusal, and rejects if
 * Firestore fails.
 */
export async function add<Form extends FormName>(
  database: Firestore,
  form: Form,
  entry: Entry<Form>,
): Promise<Reason | undefined> {
  const { id, fields } = documentOf[form](entry);
  const document = database.collection(COLLECTIONS[form]).doc(id);
  const times = { createdAt: FieldValue.serverTimestamp(), expiresAt: expiryOf(form, new Date()) };
  try {
    await document.create({ ...fields, ...times });
    return undefined;
  } catch (error) {
    if ((error as { code?: unknown }).code !== GrpcStatus.ALREADY_EXISTS) throw error;
  }
  // A message has none, because equal messages are one message.
  if (!fields.submissionId) return undefined;
  // A retry by the visitor or the client library finds its own document.
  const known = await document.get();
  return known.get('submissionId') === fields.submissionId ? undefined : 'already-registered';
}

/** When the database deletes an entry, by the TTL policy on `expiresAt`. */
export function expiryOf(form: FormName, createdAt: Date): Date {
  const expiry = new Date(createdAt);
  expiry.setUTCFullYear(expiry.getUTCFullYear() + FORMS[form].retentionYears);
  return expiry;
}

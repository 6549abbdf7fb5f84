import { initializeApp } from 'firebase-admin/app';
import { FieldValue, type Firestore, getFirestore } from 'firebase-admin/firestore';
import { isAlreadyExists } from './alreadyExists.ts';
import { documentId } from './documentId.ts';
import { type EntryStore, type Message, type Signup, sameMessage, sameSignup } from './entryStore.ts';

/** The longest pause between two tries to connect. */
const RECONNECT_MS = 2_000;

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

  async addSignup(signup: Signup) {
    const { email, source, submissionId, suspected } = signup;
    const signups = this.#db.collection('waitlist_signups');
    const document = signups.doc(documentId(email));
    const fields = { email, source, ...(submissionId && { submissionId }), ...stamp(suspected) };
    try {
      if (!submissionId) {
        await document.create(fields);
        return 'added';
      }
      // The email is the key, so only a query finds the id under another email. The transaction locks what the query
      // read, absence included: two emails can't both win one id. It costs one read, and no second document to erase.
      return await this.#db.runTransaction(async (transaction) => {
        const sent = await transaction.get(signups.where('submissionId', '==', submissionId).limit(1));
        const earlier = sent.docs[0]?.data();
        if (earlier) return sameSignup(earlier, signup) ? 'repeated' : 'submission-id-reused';
        transaction.create(document, fields);
        return 'added';
      });
    } catch (error) {
      if (!isAlreadyExists(error)) throw error;
      // The client retries by itself, and a retry may run into what its first try wrote.
      const known = (await document.get()).data();
      // Erased in between: nobody is on the list.
      if (!known) throw error;
      if (!submissionId || known.submissionId !== submissionId) return 'email-known';
      return sameSignup(known, signup) ? 'repeated' : 'submission-id-reused';
    }
  }

  async addMessage(entry: Message) {
    const { name, email, message, submissionId, suspected } = entry;
    const messages = this.#db.collection('contact_submissions');
    const document = submissionId ? messages.doc(submissionId) : messages.doc();
    try {
      await document.create({ name, email, message, ...stamp(suspected) });
      return 'added';
    } catch (error) {
      if (!isAlreadyExists(error)) throw error;
      const known = (await document.get()).data();
      if (!known) throw error;
      return sameMessage(known, entry) ? 'repeated' : 'submission-id-reused';
    }
  }
}

function stamp(suspected: boolean) {
  return { createdAt: FieldValue.serverTimestamp(), ...(suspected && { suspected }) };
}

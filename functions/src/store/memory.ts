import { documentId } from './documentId.ts';
import { type EntryStore, type Message, type Signup, sameMessage, sameSignup } from './entryStore.ts';

/** Keeps entries in this process, by their document ids: for tests. */
export class MemoryStore implements EntryStore {
  readonly signups = new Map<string, Signup>();
  readonly messages = new Map<string, Message>();

  async addSignup(signup: Signup) {
    const { submissionId } = signup;
    const earlier = submissionId && [...this.signups.values()].find((known) => known.submissionId === submissionId);
    if (earlier) return sameSignup(earlier, signup) ? 'repeated' : 'submission-id-reused';
    const id = documentId(signup.email);
    if (this.signups.has(id)) return 'email-known';
    this.signups.set(id, signup);
    return 'added';
  }

  async addMessage(message: Message) {
    const id = message.submissionId ?? crypto.randomUUID();
    const earlier = this.messages.get(id);
    if (earlier) return sameMessage(earlier, message) ? 'repeated' : 'submission-id-reused';
    this.messages.set(id, message);
    return 'added';
  }
}

import { documentId } from '../src/store/documentId.ts';
import { type EntryStore, holds, type Message, type Signup } from '../src/store/entryStore.ts';

/** Keeps entries in this process, by their document ids. */
export class MemoryStore implements EntryStore {
  readonly signups = new Map<string, Signup>();
  readonly messages = new Map<string, Message>();

  async addSignup(signup: Signup) {
    const id = documentId(signup.email);
    const known = this.signups.get(id);
    if (known)
      return known.submissionId && known.submissionId === signup.submissionId ? undefined : 'already-registered';
    this.signups.set(id, signup);
    return undefined;
  }

  async addMessage(message: Message) {
    const { submissionId, suspected: _, ...content } = message;
    const id = submissionId ?? crypto.randomUUID();
    const known = this.messages.get(id);
    if (known) return holds({ ...known }, content) ? undefined : 'submission-id-reused';
    this.messages.set(id, message);
    return undefined;
  }
}

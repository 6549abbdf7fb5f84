import type { DocumentReference } from 'firebase-admin/firestore';
import { isAlreadyExists } from './alreadyExists.ts';
import { documentId } from './documentId.ts';
import type { Message } from './entryStore.ts';

/** Where the Trigger Email extension looks for mails, by its own default. */
export const MAILS = 'mail';

/** A document of the Trigger Email extension, which sends it; the fields about the contact message it leaves alone. */
export interface Mail {
  to: string;
  replyTo?: string;
  message: { subject: string; text: string };
  contactId: string;
  /** Normalised: what is asked for when somebody's data are erased. */
  contactEmail: string;
}

/**
 * Writes what `compose` makes of a contact message, once for an event:
 *
 * - `added`: written now
 * - `repeated`: written before, for the same event
 * - `none`: the message is gone, or there is nothing to write of it
 *
 * The message is read again, as part of the transaction: an event can come a day late, and must not bring back what was erased.
 */
export async function addMail(
  contact: DocumentReference,
  eventId: string,
  compose: (message: Partial<Message>) => Omit<Mail, 'contactId'> | undefined,
): Promise<'added' | 'repeated' | 'none'> {
  const mail = contact.firestore.collection(MAILS).doc(documentId(eventId));
  try {
    return await contact.firestore.runTransaction(async (transaction) => {
      const found = (await transaction.get(contact)).data();
      const content = found && compose(found);
      if (!content) return 'none';
      transaction.create(mail, { ...content, contactId: contact.id });
      return 'added';
    });
  } catch (error) {
    if (!isAlreadyExists(error)) throw error;
    return 'repeated';
  }
}

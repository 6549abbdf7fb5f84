import type { DocumentData, DocumentReference } from 'firebase-admin/firestore';
import { documentId } from './documentId.ts';
import { isAlreadyExists } from './store.ts';

/** Where the Trigger Email extension looks for mails, by its own default. */
export const MAILS = 'mail';

/** A mail as the Trigger Email extension reads it; `contactEmail` is for erasing. */
export interface Mail {
  to: string;
  replyTo?: string;
  message: { subject: string; text: string };
  /** Normalised. */
  contactEmail: string;
}

/**
 * Writes the mail that `compose` makes of a contact message, once for an event. Reads the message again in the
 * transaction: an event can come a day late, and must not restore an erased message.
 */
export async function addMail(
  contact: DocumentReference,
  eventId: string,
  compose: (message: DocumentData) => Mail | undefined,
): Promise<void> {
  const mail = contact.firestore.collection(MAILS).doc(documentId(eventId));
  try {
    await contact.firestore.runTransaction(async (transaction) => {
      const message = (await transaction.get(contact)).data();
      const content = message && compose(message);
      if (!content) return;
      // The copy is erased with its message, and expires with it.
      const { expiresAt } = message;
      transaction.create(mail, { ...content, contactId: contact.id, ...(expiresAt && { expiresAt }) });
    });
  } catch (error) {
    // The event came before.
    if (!isAlreadyExists(error)) throw error;
  }
}

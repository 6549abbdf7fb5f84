import { onDocumentCreated } from 'firebase-functions/firestore';
import * as logger from 'firebase-functions/logger';
import { withDeadline } from './deadline.ts';
import { ownerMail } from './domain/ownerMail.ts';
import { errorTraits } from './errorTraits.ts';
import * as settings from './settings.ts';
import { addMail } from './store/mails.ts';

/** A try that takes longer is given up: another one follows. */
const TRY_MS = 6_000;

/** Tells the owner of a contact message: writes a mail for the Trigger Email extension, where an owner is configured. */
export const notifyOwner = onDocumentCreated(
  {
    document: 'contact_submissions/{id}',
    // Without an owner it is not even deployed.
    omit: settings.OWNER_EMAIL.equals(''),
    region: settings.REGION,
    // One instance writes more mails than anybody reads, and bounds what a flood of messages costs.
    maxInstances: 1,
    concurrency: 10,
    memory: '256MiB',
    timeoutSeconds: 30,
    // For a day, after any failure: an unread message is worse than a late mail, and none is written twice.
    retry: true,
  },
  async ({ id, data: contact }) => {
    const owner = settings.OWNER_EMAIL.value().trim();
    if (!owner || !contact) return;
    const writing = addMail(contact.ref, id, (message) => ownerMail(message, owner));
    await withDeadline(writing, TRY_MS).catch((error: unknown) => {
      logger.error('notifyOwner failed', errorTraits(error));
      // The framework logs what is thrown, and answers 500.
      throw new Error('notifyOwner failed');
    });
  },
);

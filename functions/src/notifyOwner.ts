import { onDocumentCreated } from 'firebase-functions/firestore';
import { attempt } from './attempt.ts';
import { ownerMail } from './domain/ownerMail.ts';
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
    serviceAccount: settings.SERVICE_ACCOUNTS.notifyOwner,
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
    await attempt('notifyOwner', TRY_MS, () => addMail(contact.ref, id, (message) => ownerMail(message, owner)));
  },
);

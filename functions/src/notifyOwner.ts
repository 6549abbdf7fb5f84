import { onDocumentCreated } from 'firebase-functions/firestore';
import { addMail } from './mails.ts';
import { ownerMail } from './ownerMail.ts';
import * as settings from './settings.ts';
import { COLLECTIONS } from './store.ts';
import { withDeadline } from './withDeadline.ts';

/** The longest that a try may take: another one follows. */
const TRY_MS = 6_000;

/** Writes a mail about a contact message for the Trigger Email extension, if an owner is configured. */
export const notifyOwner = onDocumentCreated(
  {
    document: `${COLLECTIONS.submitContact}/{id}`,
    // Without an owner it isn't deployed.
    omit: settings.OWNER_EMAIL.equals(''),
    region: settings.REGION,
    serviceAccount: settings.NOTIFY_SERVICE_ACCOUNT,
    // One instance writes more mails than anybody reads, and caps the cost of a flood.
    maxInstances: 1,
    concurrency: 10,
    memory: '256MiB',
    timeoutSeconds: 30,
    // For a day, after any failure. No mail is written twice.
    retry: true,
  },
  async ({ id, data: contact }) => {
    const owner = settings.OWNER_EMAIL.value().trim();
    if (!owner || !contact) return;
    await withDeadline('notifyOwner', TRY_MS, () => addMail(contact.ref, id, (message) => ownerMail(message, owner)));
  },
);

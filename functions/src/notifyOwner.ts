import { type DocumentReference, FieldValue } from 'firebase-admin/firestore';
import { onDocumentCreated } from 'firebase-functions/firestore';
import { type Mail, ownerMail } from './ownerMail.ts';
import * as settings from './settings.ts';
import { COLLECTIONS, isNotFound } from './store.ts';
import { withDeadline } from './withDeadline.ts';

const TIMEOUT_SECONDS = 30;

/** The longest that a try may take, and when it stops sending: what comes later could mail beside the next try. */
const TRY_MS = (TIMEOUT_SECONDS - 2) * 1_000;
const SEND_MS = (TIMEOUT_SECONDS - 5) * 1_000;

class NoSmtpUrlError extends Error {}

/** Mails each contact message to the owner, if one is configured, and marks it as mailed. */
export const notifyOwner = onDocumentCreated(
  {
    document: `${COLLECTIONS.submitContact}/{id}`,
    // Without an owner it isn't deployed.
    omit: settings.OWNER_EMAIL.equals(''),
    region: settings.REGION,
    serviceAccount: settings.NOTIFY_SERVICE_ACCOUNT,
    // The CLI would ask for a `defineSecret` even where this function is omitted.
    secrets: ['SMTP_URL'],
    // One mail at a time: an event that comes twice finds the mark, and a flood costs little.
    maxInstances: 1,
    concurrency: 1,
    memory: '256MiB',
    timeoutSeconds: TIMEOUT_SECONDS,
    // For a day, after any failure.
    retry: true,
  },
  async ({ data: contact }) => {
    const owner = settings.OWNER_EMAIL.value().trim();
    if (!owner || !contact) return;
    await withDeadline('notifyOwner', TRY_MS, () => notify(contact.ref, owner, AbortSignal.timeout(SEND_MS)));
  },
);

/** Sends, then marks: a failure in between mails twice, but no message goes unmailed. */
async function notify(contact: DocumentReference, owner: string, signal: AbortSignal): Promise<void> {
  // An event can come a day late, when its message is erased or mailed.
  const message = (await contact.get()).data();
  const mail = message && !message.notifiedAt && ownerMail(message, owner);
  if (!mail) return;
  await send(mail, signal);
  await contact.update({ notifiedAt: FieldValue.serverTimestamp() }).catch((error) => {
    // Erased in between.
    if (!isNotFound(error)) throw error;
  });
}

async function send(mail: Mail, signal: AbortSignal): Promise<void> {
  const url = process.env.SMTP_URL;
  // Nodemailer would try the machine itself.
  if (!url) throw new NoSmtpUrlError();
  // The forms share this bundle, and start without it.
  const { createTransport } = await import('nodemailer');
  // A query's plus means a space.
  const sender = new URL(url.replaceAll('+', '%2B')).searchParams.get('from');
  // Without an address nodemailer would send from the visitor's.
  const from = sender?.includes('@') ? sender : mail.to;
  await createTransport({ url, requireTLS: true }).sendMail({ ...mail, from, signal });
}

import { type DocumentReference, FieldValue, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import { cleanEmail, withAsciiDomain } from '../../shared/email.ts';
import { composeMail, type Mail } from './ownerMail.ts';
import * as settings from './settings.ts';
import { isNotFound } from './store.ts';
import { withDeadline } from './withDeadline.ts';

export const NOTIFY_TIMEOUT_SECONDS = 30;

/** Time limits of one try and of its sending. A mail that is sent later could overlap with the next try. */
const TRY_MS = (NOTIFY_TIMEOUT_SECONDS - 2) * 1_000;
const SEND_MS = (NOTIFY_TIMEOUT_SECONDS - 5) * 1_000;

/** Mails a message to the owner. If this rejects, Google repeats the event, for a day at most. */
export async function mailToOwner(contact: QueryDocumentSnapshot | undefined): Promise<void> {
  const owner = settings.OWNER_EMAIL.value().trim();
  if (owner && contact) await withDeadline('notifyOwner', TRY_MS, () => mailOnce(contact.ref, owner));
}

/** Sends first, then marks. A failure in between sends the mail twice, but never loses it. */
async function mailOnce(contact: DocumentReference, owner: string): Promise<void> {
  const signal = AbortSignal.timeout(SEND_MS);
  // An event can arrive a day late, after its message was erased or mailed.
  const message = (await contact.get()).data();
  if (!message || message.notifiedAt) return;
  await send(composeMail(message, owner, contact.id), signal);
  await contact.update({ notifiedAt: FieldValue.serverTimestamp() }).catch((error) => {
    // The owner erased the message meanwhile.
    if (!isNotFound(error)) throw error;
  });
}

async function send(mail: Mail, signal: AbortSignal): Promise<void> {
  // Without a URL, nodemailer 10 connects to localhost. `new URL` throws ERR_INVALID_URL.
  const url = process.env.SMTP_URL ?? '';
  // `URLSearchParams` would decode `+` as a space.
  const sender = new URL(url.replaceAll('+', '%2B')).searchParams.get('from');
  // Without a valid `from`, nodemailer 10 uses the visitor's address.
  const from = sender?.includes('@') ? sender : mail.to;
  // Otherwise nodemailer greets as `[127.0.0.1]` on Cloud Run, and Google's relay refuses that.
  const name = withAsciiDomain(cleanEmail(from)).split('@').at(-1);
  // Imported here, because without nodemailer the forms in this bundle start faster.
  const { createTransport } = await import('nodemailer');
  await createTransport({ url, requireTLS: true, name }).sendMail({ ...mail, from, signal });
}

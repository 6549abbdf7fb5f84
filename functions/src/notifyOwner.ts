import { type DocumentReference, FieldValue, type QueryDocumentSnapshot } from 'firebase-admin/firestore';
import * as logger from 'firebase-functions/logger';
import type { NodemailerError } from 'nodemailer';
import { cleanEmail, withAsciiDomain } from '../../shared/email.ts';
import { type Mail, ownerMail } from './ownerMail.ts';
import * as settings from './settings.ts';
import { isNotFound } from './store.ts';
import { withDeadline } from './withDeadline.ts';

export const TIMEOUT_SECONDS = 30;

/** Time limits of one try and of its sending. A mail that is sent later could overlap with the next try. */
const TRY_MS = (TIMEOUT_SECONDS - 2) * 1_000;
const SEND_MS = (TIMEOUT_SECONDS - 5) * 1_000;

/** A flood of spam must not use up the owner's quota at the mail provider. */
const ANSWERS_PER_HOUR = 20;
const HOUR_MS = 60 * 60 * 1_000;

/** The times when the mail server accepted or refused a mail. One instance sends all mails, so its memory is enough. */
let answeredAt: number[] = [];

class NoSmtpUrlError extends Error {}

/** Mails a message to the owner. Suspected ones aren't mailed: spam harms the sender's reputation. */
export async function mailToOwner(contact: QueryDocumentSnapshot | undefined): Promise<void> {
  const owner = settings.OWNER_EMAIL.value().trim();
  if (!owner || !contact) return;
  answeredAt = answeredAt.filter((time) => time > Date.now() - HOUR_MS);
  if (answeredAt.length >= ANSWERS_PER_HOUR) {
    const reason = `The mail server has answered ${ANSWERS_PER_HOUR} times within an hour, so this message waits`;
    // A warning, because this is no failure. Google repeats the event for a day.
    logger.warn(reason);
    throw new Error(reason);
  }
  const signal = AbortSignal.timeout(SEND_MS);
  let isFinal = false;
  const work = () =>
    notify(contact.ref, owner, signal).catch((error) => {
      isFinal = isRefusedForGood(error);
      throw error;
    });
  await withDeadline('notifyOwner', TRY_MS, work).catch((failure) => {
    // The failure is logged. If this function rejected, Google would repeat the event and get the same refusal.
    if (!isFinal) throw failure;
  });
}

/** Sends first, then marks. A failure in between sends the mail twice, but never loses it. */
async function notify(contact: DocumentReference, owner: string, signal: AbortSignal): Promise<void> {
  // An event can arrive a day late, after its message was erased or mailed.
  const message = (await contact.get()).data();
  if (!message || message.notifiedAt) return;
  await send(ownerMail(message, owner, contact.id), signal);
  await contact.update({ notifiedAt: FieldValue.serverTimestamp() }).catch((error) => {
    // The owner erased the message meanwhile.
    if (!isNotFound(error)) throw error;
  });
}

/** Whether the mail server permanently refuses the mail, its sender or its recipient. */
function isRefusedForGood({ code, permanent, responseCode }: NodemailerError): boolean {
  // 530 asks for a login (RFC 4954).
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && permanent === true && responseCode !== 530;
}

async function send(mail: Mail, signal: AbortSignal): Promise<void> {
  const url = process.env.SMTP_URL;
  // Without a URL, nodemailer 10 connects to localhost.
  if (!url) throw new NoSmtpUrlError();
  // Imported here, because without nodemailer the forms in this bundle start faster.
  const { createTransport } = await import('nodemailer');
  // `URLSearchParams` would decode `+` as a space.
  const sender = new URL(url.replaceAll('+', '%2B')).searchParams.get('from');
  // Without a valid `from`, nodemailer 10 uses the visitor's address.
  const from = sender?.includes('@') ? sender : mail.to;
  // Otherwise nodemailer greets as `[127.0.0.1]` on Cloud Run, and Google's relay refuses that.
  const name = withAsciiDomain(cleanEmail(from)).split('@').at(-1);
  try {
    await createTransport({ url, requireTLS: true, name }).sendMail({ ...mail, from, signal });
    answeredAt.push(Date.now());
  } catch (error) {
    // Without a response code, no server has answered.
    if ((error as NodemailerError).responseCode) answeredAt.push(Date.now());
    throw error;
  }
}

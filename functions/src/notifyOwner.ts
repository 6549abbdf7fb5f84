import type { DocumentData } from 'firebase-admin/firestore';
import { cleanEmail, withAsciiDomain } from '../../shared/email.ts';
import { composeMail } from './ownerMail.ts';

/** Mails a contact message to the owner, by the server in SMTP_URL. */
export async function mailToOwner(
  owner: string,
  message: DocumentData,
  signal: AbortSignal,
  id: string,
): Promise<undefined> {
  const mail = composeMail(message, owner, id);
  // Without a URL, nodemailer 10 connects to localhost. `new URL` throws ERR_INVALID_URL.
  const url = process.env.SMTP_URL ?? '';
  // `URLSearchParams` would decode `+` as a space.
  const sender = new URL(url.replaceAll('+', '%2B')).searchParams.get('from');
  // Without a valid `from`, nodemailer 10 uses the visitor's address.
  const from = sender?.includes('@') ? sender : owner;
  // Otherwise nodemailer greets as `[127.0.0.1]` on Cloud Run, and Google's relay refuses that.
  const name = withAsciiDomain(cleanEmail(from)).split('@').at(-1);
  // Imported here, because without nodemailer the forms in this bundle start faster.
  const { createTransport } = await import('nodemailer');
  await createTransport({ url, requireTLS: true, name }).sendMail({ ...mail, from, signal });
}

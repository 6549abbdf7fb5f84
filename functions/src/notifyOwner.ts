import type { DocumentData } from 'firebase-admin/firestore';
import { fieldNames } from '../../shared/contract.ts';
import { cleanEmail, isPublicEmail, withAsciiDomain } from '../../shared/email.ts';
import { createdAtOf } from './passOn.ts';

/** Mails a contact message to the owner, by the server in SMTP_URL. */
export async function mailToOwner(
  owner: string,
  message: DocumentData,
  signal: AbortSignal,
  id: string,
): Promise<undefined> {
  const mail = composeMail(message, owner, id);
  // Without a URL, nodemailer 10 would connect to localhost. `new URL` throws ERR_INVALID_URL instead.
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

/** Without `Reply-To`, a reply would go to the sender of the mail, often the owner's own mailbox. */
const NO_REPLY = 'The address below can\'t be answered by "Reply". Copy it, and correct it if you can.\n';

/** Characters that could end a line or reverse its direction. */
const UNSAFE = /[\s\p{Cc}\p{Bidi_Control}]+/gu;

/** Returns the plain-text mail about the contact message with an id. */
export function composeMail(stored: Record<string, unknown>, owner: string, id: string) {
  const text = (name: string) => (typeof stored[name] === 'string' ? stored[name] : '');
  const address = withAsciiDomain(cleanEmail(text('email')));
  // With a `Reply-To` like `jane@localhost`, a server could refuse the whole mail.
  const isAnswerable = isPublicEmail(address);
  // Our lines come first, so that nothing in the message can imitate them.
  const lines = fieldNames('submitContact')
    .filter((name) => name !== 'message')
    .map((name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${oneLine(text(name))}\n`);
  const time = createdAtOf(stored).slice(0, 16).replace('T', ' ');
  lines.push(`Time: ${time && `${time} UTC`}\n`, `Id: ${oneLine(id)}\n`);
  if (!isAnswerable) lines.unshift(NO_REPLY);
  return {
    to: owner,
    ...(isAnswerable && { replyTo: address }),
    // Gmail shows mails of one subject as one thread. A name like `=?utf-8?q?…?=` would reach the owner decoded.
    subject: `Message from ${oneLine(text('name'))} (${oneLine(text('email'))})`.replaceAll('=?', '= ?'),
    text: `${lines.join('')}\n${text('message')}\n`,
  };
}

const oneLine = (text: string) => text.replace(UNSAFE, ' ').trim();

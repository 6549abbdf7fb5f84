import { fieldNames } from '../../shared/contract.ts';
import { cleanEmail, isPublicEmail, withAsciiDomain } from '../../shared/email.ts';
import { createdAtOf } from './passOn.ts';

export interface Mail {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
}

/** Without `Reply-To`, a reply would go to the sender of the mail, often the owner's own mailbox. */
const NO_REPLY = 'The address below can\'t be answered by "Reply". Copy it, and correct it if you can.\n';

/** Characters that could end a line or reverse its direction. */
const UNSAFE = /[\s\p{Cc}\p{Bidi_Control}]+/gu;

/** Returns the plain-text mail about the contact message with an id. */
export function composeMail(stored: Record<string, unknown>, owner: string, id: string): Mail {
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

function oneLine(text: string): string {
  return text.replace(UNSAFE, ' ').trim();
}

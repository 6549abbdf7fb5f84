import { fieldNames } from './contract/contract.ts';

export interface Mail {
  to: string;
  replyTo?: string;
  subject: string;
  text: string;
}

/** Addresses that every mail service takes. Another one as Reply-To could keep the mail itself from being sent. */
const ANSWERABLE = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d-]+(?:\.[a-z\d-]+)+$/i;

/** What could end a line or reverse its direction. */
const UNSAFE = /[\s\p{Cc}\p{Bidi_Control}]+/gu;

/** What a paste from a chat or a spreadsheet brings. */
const INVISIBLE = /\p{Default_Ignorable_Code_Point}/gu;

/** The mail that tells an owner of a stored contact message, as plain text; `undefined` for a suspected one. */
export function ownerMail(stored: Record<string, unknown>, owner: string): Mail | undefined {
  // Only bots fill the honeypot. Passing their spam on would cost the sender's reputation.
  if (stored.suspected) return undefined;
  const text = (name: string) => (typeof stored[name] === 'string' ? stored[name] : '');
  const address = oneLine(text('email').replace(INVISIBLE, ''));
  // Our lines come first, so that nothing in the message can imitate them.
  const lines = fieldNames('submitContact')
    .filter((name) => name !== 'message')
    .map((name) => `${name.charAt(0).toUpperCase()}${name.slice(1)}: ${oneLine(text(name))}\n`);
  return {
    to: owner,
    ...(ANSWERABLE.test(address) && { replyTo: address }),
    subject: `Message from ${oneLine(text('name'))}`,
    text: `${lines.join('')}\n${text('message')}\n`,
  };
}

function oneLine(text: string): string {
  return text.replace(UNSAFE, ' ').trim();
}

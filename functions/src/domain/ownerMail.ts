import { normaliseEmail } from '../contract/index.ts';
import type { Message } from '../store/entryStore.ts';
import type { Mail } from '../store/mails.ts';

/** Addresses that every mail service takes. An odd one as Reply-To could keep the mail itself from being sent. */
const ANSWERABLE = /^[\w!#$%&'*+/=?^`{|}~-]+(?:\.[\w!#$%&'*+/=?^`{|}~-]+)*@[a-z\d-]+(?:\.[a-z\d-]+)+$/i;

/** What could end a line, or turn its direction around. */
const UNRULY = /[\s\p{Cc}\p{Bidi_Control}]+/gu;

/** The mail that tells an owner of a contact message, as plain text; `undefined` where none is to be sent. */
export function ownerMail(
  { name = '', email = '', message = '', suspected }: Partial<Message>,
  owner: string,
): Omit<Mail, 'contactId'> | undefined {
  // Who fills the honeypot is a bot. Its spam, passed on, would cost the sender's good name; it is kept, and marked.
  if (suspected) return undefined;
  const [sender, address] = [oneLine(name), oneLine(email)];
  return {
    to: owner,
    ...(ANSWERABLE.test(address) && { replyTo: address }),
    message: {
      subject: `Message from ${sender}`,
      // What we say stands first, so that nothing in the message can pass for it.
      text: `Name: ${sender}\nEmail: ${address}\n\n${message}\n`,
    },
    contactEmail: normaliseEmail(email),
  };
}

function oneLine(text: string): string {
  return text.replace(UNRULY, ' ').trim();
}

import { contactEmailFlaw, type EmailFlaw } from './email.ts';
import { MESSAGE_MAX, NAME_MAX } from './limits.ts';

export interface ContactContent {
  name: string;
  email: string;
  message: string;
}

type NameFlaw = 'name-required' | 'name-too-long' | 'name-invalid';
type MessageFlaw = 'message-required' | 'message-too-long';
export type ContactFlaw = NameFlaw | EmailFlaw | MessageFlaw;

/** Any line break Unicode knows. */
const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/;

function nameFlaw(name: string): NameFlaw | null {
  if (name.trim() === '') return 'name-required';
  if (name.length > NAME_MAX) return 'name-too-long';
  if (LINE_BREAK.test(name)) return 'name-invalid';
  return null;
}

function messageFlaw(message: string): MessageFlaw | null {
  if (message.trim() === '') return 'message-required';
  if (message.length > MESSAGE_MAX) return 'message-too-long';
  return null;
}

/** What is wrong with one field as entered, or `null`, in the order of the form. */
export const contactFieldFlaws = {
  name: nameFlaw,
  email: contactEmailFlaw,
  message: messageFlaw,
} as const satisfies Record<keyof ContactContent, (entered: string) => ContactFlaw | null>;

/** The first thing wrong with a contact message as entered, or `null`. */
export function contactFlaw({ name, email, message }: ContactContent): ContactFlaw | null {
  return nameFlaw(name) ?? contactEmailFlaw(email) ?? messageFlaw(message);
}

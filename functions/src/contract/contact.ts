import { contactEmailFlaw, type EmailFlaw } from './email.ts';
import { MESSAGE_MAX, NAME_MAX } from './limits.ts';

export type ContactFlaw =
  | 'name-required'
  | 'name-too-long'
  | 'name-invalid'
  | EmailFlaw
  | 'message-required'
  | 'message-too-long';

export interface ContactContent {
  name: string;
  email: string;
  message: string;
}

/** Any line break Unicode knows. */
const LINE_BREAK = /[\n\v\f\r\u0085\u2028\u2029]/;

/** The first thing wrong with a contact message as entered, in the order of the form's fields, or `null`. */
export function contactFlaw({ name, email, message }: ContactContent): ContactFlaw | null {
  if (name.trim() === '') return 'name-required';
  if (name.length > NAME_MAX) return 'name-too-long';
  if (LINE_BREAK.test(name)) return 'name-invalid';
  const emailFlaw = contactEmailFlaw(email);
  if (emailFlaw) return emailFlaw;
  if (message.trim() === '') return 'message-required';
  if (message.length > MESSAGE_MAX) return 'message-too-long';
  return null;
}

import type { FormName } from '../../../shared/contract.ts';
import { pageNames } from './pages.ts';
import { asksOnlyEmail, passedOn } from './passedOn.ts';

export const waitlist = {
  title: 'Join the Waitlist',
  lead: 'Be the first to try the product when we launch. Get early access and help shape the future of organizational memory.',
  benefits: ['Free during beta', 'Priority support', 'Shape the roadmap'],
  proof: '500+ teams on the waitlist',
  next: asksOnlyEmail ? 'One field, no password' : 'No password',
  label: 'Email address',
  placeholder: 'Enter your work email',
  form: 'Waitlist',
  submit: 'Join Waitlist',
  privacy: passedOn.hint,
  close: 'Close',
} as const;

export const contact = {
  title: pageNames['/contact'],
  lead: 'A question, an idea, a story about the decision nobody could find: we read every message.',
  labels: { name: 'Name', email: 'Email', message: 'Message' },
  form: 'Write to us',
  submit: 'Send message',
  privacy: 'We use this only to answer you.',
  /** Before the owner's email address, if there is one. */
  orByEmail: 'Or by email:',
  /** Begins the message of somebody who follows “Leave the waitlist”. */
  leaving: 'Please remove me from the waitlist.',
} as const;

/** On the button while a form is on its way; screen readers announce it. */
export const sendingTexts: Record<FormName, string> = { joinWaitlist: 'Joining...', submitContact: 'Sending...' };

/** In the console, before the error. */
export const failureLogs: Record<FormName, string> = {
  joinWaitlist: 'Joining the waitlist failed:',
  submitContact: 'Sending the message failed:',
};

/** Beside the button of a form that has several fields. */
export const allRequired = 'All fields are required.';

/** Before a suggested address, as a question. */
export const didYouMean = 'Did you mean';

export const honeypot = 'Leave this field empty';

/** The words in a text that lead to the contact page. */
export const supportLink = 'contact support';

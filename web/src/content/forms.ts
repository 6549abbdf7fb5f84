import { FORMS, type FormName, fieldNames } from '../../../shared/contract.ts';
import { MESSAGE_MAX, NAME_MAX } from '../../../shared/fields.ts';
import type { FieldReason, Outcome } from '../../../shared/outcomes.ts';
import { type Owner, owner } from './owner.ts';
import { type Answers, type PageAddress, pageNames } from './site.ts';

/** Whether the waitlist asks for the address alone. The page itself fills in the source. */
export const asksOnlyEmail = fieldNames('joinWaitlist').every((name) => name === 'email' || name === 'source');
const NOTHING_ELSE = asksOnlyEmail ? 'We ask for nothing else.' : 'We use it for nothing else.';

const YEARS = { 1: 'one year', 2: 'two years', 3: 'three years', 4: 'four years', 5: 'five years' };

/** For how long a form's entries are stored, in words. */
export const retention = (form: FormName): string => YEARS[FORMS[form].retentionYears];
const LISTED = retention('joinWaitlist');

/** Sentences for whoever joins, if no mail service gets their address. */
const onOurList = {
  hint: 'We write only about early access.',
  nextStep: `Your address goes on our list, for ${LISTED} at most. ${NOTHING_ELSE}`,
  toConfirm: '',
  joined: `On our list, for ${LISTED} at most`,
  alreadyRegistered: 'On our list, where you were already',
};

/** The same, if a mail service gets it, too (owner.ts), and may ask to confirm it. */
const withMailService = (service: string): typeof onOurList => ({
  // Short enough for one line, as the error that replaces it.
  hint: `${service} may ask you to confirm it.`,
  nextStep: `Your address goes on our list and to ${service}, for ${LISTED} at most. ${service} may ask you to confirm it. ${NOTHING_ELSE}`,
  toConfirm: `To confirm, look for ${service}’s mail.`,
  joined: `On our list and with ${service}, for ${LISTED} at most. To confirm, look for ${service}’s mail.`,
  alreadyRegistered: `On our list, where you were already. To confirm, look for ${service}’s mail.`,
});

export const joiningOf = ({ mailService }: Owner) => (mailService ? withMailService(mailService) : onOurList);
export const joining = joiningOf(owner);

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
  privacy: joining.hint,
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

interface OutcomeText {
  title: string;
  description: string;
  /** Below them in the toast. */
  more?: string;
  /** Where the visitor can try again. A success has none. */
  retryAt?: PageAddress;
  /** A success's answers to the five questions, for its page and for the record. */
  answers?: Answers;
}

const thousands = (count: number) => count.toLocaleString('en');

const WAITLIST = '/#waitlist';
const PLACE = 'A place on the waitlist';

/** What a toast says with an emoji, and the waitlist's title without. */
export const onTheList = "You're on the list!";

type OutcomeTexts = Record<Outcome, OutcomeText> & Record<'joined' | 'message-sent', { answers: Answers }>;

/** Each outcome's texts, for the app's toast and the static page of this name. */
export const outcomeTexts: OutcomeTexts = {
  joined: {
    title: `${onTheList} 🎉`,
    description: "We'll notify you when early access opens.",
    more: joining.toConfirm,
    answers: {
      Who: 'You',
      What: PLACE,
      When: 'As of now',
      Why: 'To try it before it launches',
      Where: joining.joined,
    },
  },
  'already-registered': {
    title: 'Already registered! 🎉',
    description: "You're already on our waitlist. We'll notify you soon!",
    more: joining.toConfirm,
    answers: {
      Who: 'You',
      What: PLACE,
      When: 'Since you first asked',
      Why: 'One address, one place',
      Where: joining.alreadyRegistered,
    },
  },
  'email-required': {
    title: 'Email required',
    description: 'Please enter your email address.',
    retryAt: WAITLIST,
  },
  'email-invalid': {
    title: 'Invalid email',
    description: 'Please enter a valid email address.',
    retryAt: WAITLIST,
  },
  'not-joined': {
    title: 'Something went wrong',
    description: `Please try again later or ${supportLink}.`,
    retryAt: WAITLIST,
  },
  'message-sent': {
    title: 'Message sent!',
    description: "We'll get back to you as soon as possible.",
    answers: {
      Who: 'You, to us',
      What: 'Your message, word for word',
      When: 'Just now',
      Why: 'So that we can answer it',
      Where: `With us, for ${retention('submitContact')} at most`,
    },
  },
  'message-invalid': {
    title: 'Error sending message',
    description: `Please check your name, on one line of up to ${NAME_MAX} characters, your email address, and your message, of up to ${thousands(MESSAGE_MAX)} characters.`,
    retryAt: '/contact',
  },
  'message-not-sent': {
    title: 'Error sending message',
    description: 'Please try again later.',
    retryAt: '/contact',
  },
};

/** The name of a toast's button. */
export const dismiss = 'Dismiss';

/** A toast's text on a page, with the apostrophe of the texts around it. */
export const typeset = (text: string): string => text.replaceAll("'", '’');

/** On the page of a failure. */
export const retry = {
  text: 'Your browser’s Back button leads to the form, with your text in it.',
  link: 'To the form',
} as const;

/** The errors below a field. */
export const fieldErrors: Record<FieldReason, string> = {
  'email-required': outcomeTexts['email-required'].description,
  'email-invalid': outcomeTexts['email-invalid'].description,
  // Nobody sees it, because the field is hidden.
  'source-invalid': '',
  'name-required': 'Please enter your name.',
  'name-invalid': 'Please enter your name on one line.',
  'name-too-long': 'Please enter a shorter name.',
  'message-required': 'Please enter a message.',
  'message-too-long': `Please shorten your message to ${thousands(MESSAGE_MAX)} characters.`,
};

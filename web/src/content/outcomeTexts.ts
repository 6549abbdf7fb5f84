import { FORMS, type FormName } from '../../../shared/contract.ts';
import { MESSAGE_MAX, NAME_MAX } from '../../../shared/fields.ts';
import type { FieldReason, Outcome } from '../../../shared/outcomes.ts';
import type { Answers } from './answers.ts';
import { brand } from './brand.ts';
import { supportLink } from './formTexts.ts';
import type { PageAddress } from './pages.ts';
import { passedOn, type passedOnTo } from './passedOn.ts';

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

const YEARS = { 1: 'one year', 2: 'two years', 3: 'three years', 4: 'four years', 5: 'five years' };

/** For how long a form's entries are stored, in words. */
export const retention = (form: FormName): string => YEARS[FORMS[form].retentionYears];

const thousands = (count: number) => count.toLocaleString('en');

const WAITLIST = '/#waitlist';
const CONTACT = '/contact';
const PLACE = 'A place on the waitlist';

/** What a toast says with an emoji, and the waitlist's title without. */
export const onTheList = "You're on the list!";

type OutcomeTexts = Record<Outcome, OutcomeText> & Record<'joined' | 'message-sent', { answers: Answers }>;

/** Each outcome's texts, for the app's toast and the static page of this name. */
export const outcomeTextsOf = (passedOn: ReturnType<typeof passedOnTo>): OutcomeTexts => ({
  joined: {
    title: `${onTheList} 🎉`,
    description: "We'll notify you when early access opens.",
    more: passedOn.look,
    answers: {
      Who: 'You',
      What: PLACE,
      When: 'As of now',
      Why: 'To try it before it launches',
      Where: `${passedOn.place}, for ${retention('joinWaitlist')} at most${passedOn.look && `. ${passedOn.look}`}`,
    },
  },
  'already-registered': {
    title: 'Already registered! 🎉',
    description: "You're already on our waitlist. We'll notify you soon!",
    more: passedOn.look,
    answers: {
      Who: 'You',
      What: PLACE,
      When: 'Since you first asked',
      Why: 'One address, one place',
      Where: `On our list, where you were already${passedOn.look && `. ${passedOn.look}`}`,
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
    retryAt: CONTACT,
  },
  'message-not-sent': {
    title: 'Error sending message',
    description: 'Please try again later.',
    retryAt: CONTACT,
  },
});

export const outcomeTexts = outcomeTextsOf(passedOn);

/** The name of a toast's button. */
export const dismiss = 'Dismiss';

/** A toast's text on a page, with the apostrophe of the texts around it. */
export const typeset = (text: string): string => text.replaceAll("'", '’');

/** Below the waitlist's form. The privacy policy promises the same (`legal.ts`). */
export const nextSteps = {
  title: 'What happens next',
  steps: [
    ['Today', `${passedOn.goes}, for ${retention('joinWaitlist')} at most.${passedOn.asks}`],
    ['When early access opens', 'We email you once.'],
    ['Day one', `You switch on what ${brand.name} may read. Private messages stay off.`],
  ],
} as const;

/** On the page of a failure. */
export const retry = {
  text: 'Your browser’s Back button leads to the form, with your text in it.',
  link: 'To the form',
} as const;

/** The errors below a field. */
export const fieldErrors: Record<FieldReason, string> = {
  'email-required': outcomeTexts['email-required'].description,
  'email-invalid': outcomeTexts['email-invalid'].description,
  // The field is hidden.
  'source-invalid': '',
  'name-required': 'Please enter your name.',
  'name-invalid': 'Please enter your name on one line.',
  'name-too-long': 'Please enter a shorter name.',
  'message-required': 'Please enter a message.',
  'message-too-long': `Please shorten your message to ${thousands(MESSAGE_MAX)} characters.`,
};

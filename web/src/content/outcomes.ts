import { MESSAGE_MAX, NAME_MAX, type OutcomeName } from 'functions/contract';
import type { Answers } from './answers.ts';
import { toastTexts } from './forms.ts';

interface OutcomeText {
  title: string;
  description: string;
  /** Where the form is, for another try. A success has none. */
  form?: '/#waitlist' | '/contact';
  answers: Answers;
}

/** Beside every failure. */
export const retry = {
  text: 'Your browser’s Back button leads to the form, with your text in it.',
  link: 'To the form',
} as const;

const PLACE = 'A place on the waitlist';
const WAITLIST = '/#waitlist';
const CONTACT = '/contact';

/** The pages that answer a form sent without JavaScript: the words of the toasts, and what a toast needn't say. */
export const outcomeTexts: { [Name in OutcomeName]: OutcomeText } = {
  joined: {
    ...toastTexts.joined,
    answers: ['You', PLACE, 'As of now', 'To try it before it launches', 'On our list, for two years at most'],
  },
  'already-registered': {
    ...toastTexts['already-registered'],
    answers: ['You', PLACE, 'Since you first asked', 'One address, one place', 'On our list, where you were already'],
  },
  'email-required': {
    ...toastTexts['email-required'],
    form: WAITLIST,
    answers: ['We can’t tell yet', PLACE, 'Once you send it again', 'The email field was empty', 'In the form'],
  },
  'email-invalid': {
    ...toastTexts['email-invalid'],
    form: WAITLIST,
    answers: [
      'We can’t tell from this address',
      PLACE,
      'Once you send it again',
      'An address looks like name@company.com',
      'In the form',
    ],
  },
  'not-joined': {
    ...toastTexts['not-joined'],
    form: WAITLIST,
    answers: [
      'Our server, not you',
      'Your place on the waitlist, unconfirmed',
      'Just now',
      'It failed, or had too much to do',
      'Between this form and our list',
    ],
  },
  'message-sent': {
    ...toastTexts['message-sent'],
    answers: [
      'You, to us',
      'Your message, word for word',
      'Just now',
      'So that we can answer it',
      'With us, for one year at most',
    ],
  },
  'message-invalid': {
    title: toastTexts['message-not-sent'].title,
    description: 'Please check your name, email address and message.',
    form: CONTACT,
    answers: [
      `Your name, on one line of up to ${NAME_MAX} characters`,
      `Your message, of up to ${MESSAGE_MAX.toLocaleString('en')} characters`,
      'Once you send it again',
      'All three fields are required',
      'In the form',
    ],
  },
  'message-not-sent': {
    ...toastTexts['message-not-sent'],
    form: CONTACT,
    answers: [
      'Our server, not you',
      'Your message, unconfirmed',
      'Just now',
      'It failed, or had too much to do',
      'Between this form and us',
    ],
  },
};

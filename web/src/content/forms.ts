import { type FormName, MESSAGE_MAX } from 'functions/contract';

export const waitlist = {
  title: 'Join the Waitlist',
  lead: 'Be the first to try the product when we launch. Get early access and help shape the future of organizational memory.',
  benefits: ['Free during beta', 'Priority support', 'Shape the roadmap'],
  proof: '500+ teams on the waitlist',
  label: 'Email address',
  placeholder: 'Enter your work email',
  form: 'Waitlist',
  submit: 'Join Waitlist',
  privacy: 'We write only about early access.',
  close: 'Close',
  open: 'Join the Waitlist',
} as const;

export const contact = {
  title: 'Contact',
  lead: 'A question, an idea, a story about the decision nobody could find: we read every message.',
  labels: { name: 'Name', email: 'Email', message: 'Message' },
  form: 'Write to us',
  submit: 'Send message',
  privacy: 'We use this only to answer you.',
  errors: {
    'name-required': 'Please enter your name.',
    'name-too-long': 'Please enter a shorter name.',
    'name-invalid': 'Please enter your name on one line.',
    'email-required': 'Please enter your email address.',
    'email-too-long': 'Please enter a valid email address.',
    'email-invalid': 'Please enter a valid email address.',
    'message-required': 'Please enter a message.',
    'message-too-long': (units: number) =>
      `Your message has ${units.toLocaleString('en')} characters. Please shorten it to ${MESSAGE_MAX.toLocaleString('en')}.`,
  },
} as const;

/** On the button while a form is on its way; screen readers announce it. */
export const sendingTexts: Record<FormName, string> = { joinWaitlist: 'Joining...', submitContact: 'Sending...' };

/** Before an address that was probably meant, as a question. */
export const didYouMean = 'Did you mean';

export const privacyLink = 'Privacy Policy';
export const honeypot = 'Leave this field empty';

export interface ToastText {
  title: string;
  description: string;
  destructive: boolean;
}

/** By the name of the outcome. */
export const toastTexts = {
  joined: {
    title: "You're on the list! 🎉",
    description: "We'll notify you when early access opens.",
    destructive: false,
  },
  'already-registered': {
    title: 'Already registered! 🎉',
    description: "You're already on our waitlist. We'll notify you soon!",
    destructive: false,
  },
  'not-joined': {
    title: 'Something went wrong',
    description: 'Please try again later or contact support.',
    destructive: true,
  },
  'email-required': {
    title: 'Email required',
    description: 'Please enter your email address.',
    destructive: true,
  },
  'email-invalid': {
    title: 'Invalid email',
    description: 'Please enter a valid email address.',
    destructive: true,
  },
  'message-sent': {
    title: 'Message sent!',
    description: "We'll get back to you as soon as possible.",
    destructive: false,
  },
  'message-not-sent': {
    title: 'Error sending message',
    description: 'Please try again later.',
    destructive: true,
  },
} as const satisfies Record<string, ToastText>;

/** In the console, before the error. */
export const errorLogs = {
  'not-joined': 'Joining the waitlist failed:',
  'message-not-sent': 'Sending the message failed:',
} as const;

export const dismissToast = 'Dismiss';

/** The words in a text that lead to the contact page. */
export const supportLink = 'contact support';

import { MESSAGE_MAX } from 'functions/contract';

export const contact = {
  title: 'Contact',
  lead: 'A question, an idea, a story about the decision nobody could find: we read every message.',
  labels: { name: 'Name', email: 'Email', message: 'Message' },
  submit: 'Send message',
  submitting: 'Sending...',
  flaws: {
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

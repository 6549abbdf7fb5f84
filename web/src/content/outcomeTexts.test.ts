import { expect, test } from 'vitest';
import { isFailure, type Outcome } from '../../../shared/outcomes.ts';
import { fieldErrors, outcomeTexts } from './outcomeTexts.ts';

test.each<[Outcome, title: string, description: string, tone: 'destructive' | 'not destructive']>([
  ['joined', "You're on the list! 🎉", "We'll notify you when early access opens.", 'not destructive'],
  [
    ...(['already-registered', 'Already registered! 🎉'] as const),
    "You're already on our waitlist. We'll notify you soon!",
    'not destructive',
  ],
  ['email-required', 'Email required', 'Please enter your email address.', 'destructive'],
  ['email-invalid', 'Invalid email', 'Please enter a valid email address.', 'destructive'],
  ['not-joined', 'Something went wrong', 'Please try again later or contact support.', 'destructive'],
  ['message-sent', 'Message sent!', "We'll get back to you as soon as possible.", 'not destructive'],
  ['message-not-sent', 'Error sending message', 'Please try again later.', 'destructive'],
])('§5 §8 %s says "%s", "%s", and is %s', (outcome, title, description, tone) => {
  expect(outcomeTexts[outcome]).toMatchObject({ title, description });
  expect(isFailure(outcome)).toBe(tone === 'destructive');
});

test('a message that only another release’s limit refuses is asked to be shorter, without a number', () => {
  const textFor = fieldErrors['message-too-long'] as (length: number) => string;
  expect(textFor(5_001)).toBe('Your message has 5,001 characters. Please shorten it to 5,000.');
  expect(textFor(5_000)).toBe('Please shorten your message.');
});

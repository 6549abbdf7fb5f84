import { expect, test } from 'vitest';
import { fieldErrors } from './outcomeTexts.ts';

test('a message that only another release’s limit refuses is asked to be shorter, without a number', () => {
  const textFor = fieldErrors['message-too-long'] as (length: number) => string;
  expect(textFor(5_001)).toBe('Your message has 5,001 characters. Please shorten it to 5,000.');
  expect(textFor(5_000)).toBe('Please shorten your message.');
});

import { expect, test } from 'vitest';
import { suggestionFor } from './suggestion.ts';

test.each([
  ['a letter added', 'jane@gmaill.com', 'jane@gmail.com'],
  ['a letter dropped', 'jane@gmal.com', 'jane@gmail.com'],
  ['the first letter dropped', 'jane@otmail.com', 'jane@hotmail.com'],
  ['the last letter dropped', 'jane@gmail.co', 'jane@gmail.com'],
  ['a letter changed', 'jane@gmail.con', 'jane@gmail.com'],
  ['neighbors swapped', 'jane@gmial.com', 'jane@gmail.com'],
  ['its ending dropped', 'jane@gmail', 'jane@gmail.com'],
  ['capitals and spaces around', ' Jane.Doe@GMIAL.com ', 'Jane.Doe@gmail.com'],
])('suggests the common domain after %s: %s', (_, typed, suggested) => {
  expect(suggestionFor(typed)).toBe(suggested);
});

test.each([
  ...['jane@gmail.com', 'jane@GMAIL.com', 'jane@mail.com', 'jane@ymail.com', 'jane@email.com', 'jane@cloud.com'],
  ...['jane@yahoo.ca', 'jane@yahoo.co.uk', 'jane@aon.com', 'jane@gmoal.com', 'jane@gmiol.com', 'jane@gmali.con'],
  ...['jane@localhost', 'jane@acme', 'jane@g', 'jane@photon.me', 'jane@rmail.com', 'jane@hmail.com', 'jane@zmail.com'],
  ...['gmial.com', '@gmial.com', 'jane@', '', `${'j'.repeat(5_000)}@gmial.com`],
])('suggests nothing for %s', (typed) => {
  expect(suggestionFor(typed)).toBeUndefined();
});

/** What is suggested as each letter is typed, without repetitions. */
const whileTyping = (email: string) =>
  new Set(Array.from(email, (_, index) => suggestionFor(email.slice(0, index + 1), true)));

test('while somebody types, a typo is found with its last letter', () => {
  expect([...whileTyping('jane@gmial.com')]).toEqual([undefined, 'jane@gmail.com']);
  expect(suggestionFor('jane@gmial.co', true)).toBeUndefined();
});

test.each(['jane@gmail.com', 'jane@yahoo.co.uk', 'jane@hotmail.com.br', 'jane@protonmail.ch', 'jane@comcast.net'])(
  'suggests nothing on the way to %s',
  (email) => expect([...whileTyping(email)]).toEqual([undefined]),
);

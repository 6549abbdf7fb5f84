import { expect, test } from 'vitest';
import { suggestionFor } from './suggestion.ts';

test.each([
  ['a letter added', 'jane@gmaill.com', 'jane@gmail.com'],
  ['a letter dropped', 'jane@gmal.com', 'jane@gmail.com'],
  ['the first letter dropped', 'jane@otmail.com', 'jane@hotmail.com'],
  ['the last letter dropped', 'jane@gmail.co', 'jane@gmail.com'],
  ['a letter changed', 'jane@gmail.con', 'jane@gmail.com'],
  ['neighbors swapped', 'jane@gmial.com', 'jane@gmail.com'],
  ['an ending that does not exist, at a real domain', 'jane@mail.con', 'jane@mail.com'],
  ['two typos, one of them in the ending', 'jane@gmali.con', 'jane@gmail.com'],
  ['its ending dropped', 'jane@gmail', 'jane@gmail.com'],
  ['capitals and spaces around', ' Jane.Doe@GMIAL.com ', 'Jane.Doe@gmail.com'],
])('suggests an address after %s: %s', (_, typed, suggested) => {
  expect(suggestionFor(typed)).toBe(suggested);
});

test.each(['con', 'cmo', 'ocm', 'comm', 'vom'])('suggests .com for .%s, which ends no domain', (ending) => {
  expect(suggestionFor(`jane@acme.example.${ending}`)).toBe('jane@acme.example.com');
});

test.each([
  ...['jane@gmail.com', 'jane@GMAIL.com', 'jane@mail.com', 'jane@ymail.com', 'jane@email.com', 'jane@cloud.com'],
  ...['jane@yahoo.ca', 'jane@yahoo.co.uk', 'jane@aon.com', 'jane@gmoal.com', 'jane@gmiol.com'],
  ...['jane@acme.co', 'jane@acme.cm', 'jane@acme.om', 'jane@acme.consulting', 'jane@con', 'jane@acmecon'],
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

test.each([
  'jane@gmail.com',
  'jane@yahoo.co.uk',
  'jane@hotmail.com.br',
  'jane@protonmail.ch',
  'jane@comcast.net',
  'jane@acme.consulting',
])('suggests nothing on the way to %s', (email) => expect([...whileTyping(email)]).toEqual([undefined]));

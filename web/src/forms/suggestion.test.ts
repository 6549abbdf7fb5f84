import { expect, test } from 'vitest';
import { suggestionFor } from './suggestion.ts';

test.each([
  ['a letter added', 'jane@gmaill.com', 'jane@gmail.com'],
  ['the first letter dropped', 'jane@otmail.com', 'jane@hotmail.com'],
  ['the last letter dropped', 'jane@gmail.co', 'jane@gmail.com'],
  ['neighbors swapped', 'jane@gmial.com', 'jane@gmail.com'],
  ['an ending that does not exist, at a real domain', 'jane@mail.con', 'jane@mail.com'],
  ['an ending that does not exist, at any domain', 'jane@acme.example.cmo', 'jane@acme.example.com'],
  ['two typos, one of them in the ending', 'jane@gmali.con', 'jane@gmail.com'],
  ['its ending dropped', 'jane@gmail', 'jane@gmail.com'],
  ['dots at both ends of its name and in a row', '..jane...d.oe.@acme.co', 'jane.d.oe@acme.co'],
  ['capitals and spaces around', ' Jane.Doe@GMIAL.com ', 'Jane.Doe@gmail.com'],
])('suggests an address after %s: %s', (_, typed, suggested) => {
  expect(suggestionFor(typed)).toBe(suggested);
});

test.each([
  ...['jane@gmail.com', 'jane@GMAIL.com', 'jane@mail.com', 'jane@ymail.com', 'jane@cloud.com', 'jane@yahoo.co.uk'],
  ...['jane@gmoal.com', 'jane@gmiol.com', 'jane@acme.co', 'jane@acme.om', 'jane@acme.consulting', 'jane@con'],
  ...['jane@localhost', 'jane@g', 'gmial.com', '@gmial.com', '..@gmail.com', '', `${'j'.repeat(5_000)}@gmial.com`],
])('suggests nothing for %s', (typed) => {
  expect(suggestionFor(typed)).toBeUndefined();
});

/** What is suggested as each letter is typed, without repetitions. */
const whileTyping = (email: string) => [
  ...new Set(Array.from(email, (_, index) => suggestionFor(email.slice(0, index + 1), true))),
];

test('while somebody types, a typo is found with its last letter, and a beginning is no typo', () => {
  for (const email of ['jane@gmial.com', '.jane@gmail.com'])
    expect(whileTyping(email)).toEqual([undefined, 'jane@gmail.com']);
  for (const email of ['jane.@acme.consulting', 'jane@yahoo.co.uk', 'jane@hotmail.com.br', 'jane@acme.consulting'])
    expect(whileTyping(email)).toEqual([undefined]);
});

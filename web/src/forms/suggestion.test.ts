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

test.each<[what: string, emails: string[]]>([
  ['a common domain', ['jane@gmail.com', 'jane@GMAIL.com']],
  ['a real domain like a common one', ['jane@mail.com', 'jane@ymail.com', 'jane@cloud.com', 'jane@yahoo.co.uk']],
  ['two typos', ['jane@gmoal.com', 'jane@gmiol.com']],
  ['an ending that exists', ['jane@acme.co', 'jane@acme.om', 'jane@acme.consulting']],
  ['a domain without an ending', ['jane@con', 'jane@localhost', 'jane@g']],
  ['no address', ['gmial.com', '@gmial.com', '..@gmail.com', '']],
  ['a text that is too long for one', [`${'j'.repeat(5_000)}@gmial.com`]],
])('suggests nothing for %s', (_, emails) => {
  for (const email of emails) expect(suggestionFor(email), email).toBeUndefined();
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

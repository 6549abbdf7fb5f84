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
])('suggests the common domain after %s: %s', (_, typed, meant) => {
  expect(suggestionFor(typed)).toBe(meant);
});

test.each([
  ...['jane@gmail.com', 'jane@GMAIL.com', 'jane@mail.com', 'jane@ymail.com', 'jane@email.com', 'jane@cloud.com'],
  ...['jane@yahoo.ca', 'jane@yahoo.co.uk', 'jane@aon.com', 'jane@gmoal.com', 'jane@gmiol.com', 'jane@gmali.con'],
  ...['jane@localhost', 'jane@acme', 'jane@g'],
  ...['gmial.com', '@gmial.com', 'jane@', '', `${'j'.repeat(5_000)}@gmial.com`],
])('suggests nothing for %s', (typed) => {
  expect(suggestionFor(typed)).toBeUndefined();
});

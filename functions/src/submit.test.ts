import { expect } from 'vitest';
import { test } from '../../tests/kit/firestore.ts';
import { VALID } from '../../tests/kit/validEntries.ts';
import { submit } from './submit.ts';

const { joinWaitlist: JANE, submitContact: HI } = VALID;
const WRITTEN = { name: ' Jane ', email: ' Jane@Example.com', message: '\n Hi,\r\n\t\u0000 💌 there. \n' };

test.for([
  ['email-required', { email: ' ' }],
  ['trapped', { trap: 'robot' }],
  ['trapped', { trap: [] }],
] as const)('a refused submission is not stored: %s, %j', async ([reason, changes], { database, stored }) => {
  expect(await submit(database, 'joinWaitlist', { ...JANE, ...changes })).toBe(reason);
  expect(await stored('joinWaitlist')).toEqual([]);
});

test.for([
  ['white space and controls', WRITTEN, WRITTEN],
  ['the longest text', { message: '💌'.repeat(2_500) }, { message: '💌'.repeat(2_500) }],
  ['lone surrogates', { name: 'J\ud800', message: '\ud83d!\ude00' }, { name: 'J\ufffd', message: '\ufffd!\ufffd' }],
  ['other fields', { trap: '', createdAt: 0, source: 'modal', campaign: 'news', submissionId: 7 }, {}],
] as const)(
  '§3 a message with %s that is sent twice is stored once, with exactly its fields',
  async ([, changes, fields], { database, stored }) => {
    const send = () => submit(database, 'submitContact', { ...HI, ...changes });
    expect([await send(), await send()]).toEqual([undefined, undefined]);
    expect(await stored('submitContact')).toEqual([{ ...HI, ...fields }]);
  },
);

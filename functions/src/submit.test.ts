import fc from 'fast-check';
import { expect } from 'vitest';
import { FORM_NAMES } from '../../shared/contract.ts';
import { test } from '../../tests/kit/firestore.ts';
import { VALID } from '../../tests/kit/validEntries.ts';
import { submit } from './submit.ts';

const { joinWaitlist: JANE, submitContact: HI } = VALID;
const UUID = '0f8fad5b-d9cb-469f-a165-70867728950e';
/** Used as a computed key: that creates an own property, as `JSON.parse` does. */
const PROTOTYPE = '__proto__';
const WRITTEN = { name: ' Jane ', email: ' Jane@Example.com', message: '\n Hi,\r\n\t\u0000 💌 there. \n' };

const INVALID_IDS = [null, '', 7, [UUID], UUID.slice(1), `${UUID}0`, ` ${UUID}`, UUID.replace('0', 'g')];

test.for([
  ['email-required', { email: ' ' }],
  ...INVALID_IDS.map((submissionId) => ['submission-id-invalid', { submissionId }] as const),
  ['malformed', { trap: false }],
  ['malformed', { trap: {} }],
] as const)('a refused submission is not stored: %s, %j', async ([reason, changes], { store, stored }) => {
  expect(await submit('joinWaitlist', { ...JANE, ...changes }, store)).toBe(reason);
  expect(await stored('joinWaitlist')).toEqual([]);
  expect(await stored('joinWaitlist', 'suspected')).toEqual([]);
});

test.for([
  ['white space and controls', WRITTEN, WRITTEN],
  ['the longest text', { message: '💌'.repeat(2_500) }, { message: '💌'.repeat(2_500) }],
  [
    'half characters',
    { name: 'J\ud800', email: 'j\udfff@x.yz', message: '\ud83d!\ude00' },
    { name: 'J\ufffd', email: 'j\ufffd@x.yz', message: '\ufffd!\ufffd' },
  ],
  ['an empty honeypot', { trap: '' }, {}],
  ['null as honeypot', { trap: null }, {}],
  ['a honeypot in the prototype', { [PROTOTYPE]: { trap: 'x' } }, {}],
  [
    'extra fields',
    { suspected: true, createdAt: 0, to: 'all', source: 'modal', campaign: 'news', submissionId: 7 },
    {},
  ],
] as const)(
  '§3, §9 a message with %s that is sent twice is stored once, exactly its fields',
  async ([, changes, fields], { store, stored }) => {
    const send = () => submit('submitContact', { ...HI, ...changes }, store);
    expect([await send(), await send()]).toEqual([undefined, undefined]);
    expect(await stored('submitContact')).toEqual([{ ...HI, ...fields }]);
  },
);

test('§3, §9 a signup is stored with its normalised email and its source, exactly its fields', async ({
  store,
  stored,
}) => {
  const data = { ...JANE, email: ' Jane@Example.COM ', admin: true };
  expect(await submit('joinWaitlist', data, store)).toBeUndefined();
  const submissionId = expect.stringMatching(/^[\da-f-]{36}$/);
  expect(await stored('joinWaitlist')).toEqual([{ ...JANE, submissionId }]);
});

test('a signup is stored with its campaign, if it is one; a retry and a second signup keep the first', async ({
  store,
  stored,
}) => {
  const join = (changes: object) => submit('joinWaitlist', { ...JANE, submissionId: UUID, ...changes }, store);
  expect(await join({ campaign: ' Product_Hunt ' })).toBeUndefined();
  expect(await join({ campaign: 'news' })).toBeUndefined();
  expect(await join({ campaign: 'news', submissionId: undefined })).toBe('already-registered');
  expect(await stored('joinWaitlist')).toEqual([{ ...JANE, submissionId: UUID, campaign: 'product_hunt' }]);
  expect(await join({ email: 'other@example.com', campaign: ['news'] })).toBeUndefined();
  expect((await stored('joinWaitlist'))[1]).not.toHaveProperty('campaign');
});

test('any JSON is stored or refused with a reason', async ({ store }) => {
  const field = fc.oneof(fc.constantFrom('modal', 'a@b.c', PROTOTYPE), fc.jsonValue());
  const names = fc.constantFrom('email', 'source', 'name', 'message', 'submissionId', 'trap', '@type', PROTOTYPE);
  const data = fc.oneof(fc.dictionary(names, field), fc.jsonValue());
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...FORM_NAMES), data, async (form, sent) => {
      expect(await submit(form, sent, store)).toBeOneOf([undefined, expect.any(String)]);
    }),
    { numRuns: 300 },
  );
});

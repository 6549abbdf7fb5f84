import { describe, expect } from 'vitest';
import { test } from './testFunctions.ts';

const MESSAGE = { name: 'Jane', email: 'jane@example.com', message: 'Hi' };

describe('a posted waitlist form', () => {
  test('§3 joins, and joins once', async ({ functions }) => {
    const fields = { email: ' Native@Example.com ', source: 'website', trap: '' };
    expect(await functions.postForm('joinWaitlist', fields)).toBe('303 /form/joined');
    expect(await functions.postForm('joinWaitlist', fields)).toBe('303 /form/already-registered');
    const [entry, ...others] = await functions.entries('joinWaitlist');
    expect(entry).toMatchObject({ email: 'native@example.com', source: 'website' });
    expect(others).toEqual([]);
  });

  test.for([
    ['no email', 'source=modal', 'email-required'],
    ['an email without a dot', 'email=jane@localhost&source=modal', 'email-invalid'],
    ['an email too long', `email=${'j'.repeat(300)}@x.yz&source=modal`, 'email-invalid'],
    ['two emails', 'email=jane@example.com&email=joe@example.com&source=modal', 'not-joined'],
    ['1 MiB', `source=modal&email=${'a'.repeat(1_048_576)}`, 'not-joined'],
    ['broken percent signs', 'email=%zz%e0%a4%a@%&source=modal%', 'email-invalid'],
    ['a list', 'email[]=jane@example.com&source=modal', 'email-required'],
    ['a prototype', '__proto__=jane@example.com&__proto__[email]=a@b.c&source=modal', 'email-required'],
    ['100,000 fields', `source=modal&${'a&'.repeat(100_000)}`, 'email-required'],
    ['nothing', '', 'email-required'],
    ['no source', 'email=jane@example.com', 'not-joined'],
  ] as const)('§8 with %s leads to the page for it', async ([, body, page], { functions }) => {
    const before = await functions.entries('joinWaitlist');
    expect(await functions.postForm('joinWaitlist', body)).toBe(`303 /form/${page}`);
    expect(await functions.entries('joinWaitlist')).toEqual(before);
  });
});

describe('a posted contact form', () => {
  test('§3 is stored as typed, with single line breaks, and marked if the honeypot is filled', async ({
    functions,
  }) => {
    const message = 'Hello,\r\n\r\n 100 % & more + "💌"=\r\n';
    expect(await functions.postForm('submitContact', { ...MESSAGE, message, trap: 'spam' })).toBe(
      '303 /form/message-sent',
    );
    expect(await functions.entries('submitContact')).toMatchObject([
      { ...MESSAGE, message: 'Hello,\n\n 100 % & more + "💌"=\n', suspected: true },
    ]);
  });

  test.for([
    ['a blank name', { ...MESSAGE, name: ' ' }, 'message-invalid'],
    ['a message too long', { ...MESSAGE, message: 'x'.repeat(5_001) }, 'message-invalid'],
  ] as const)('§8 with %s leads to the page for it', async ([, fields, page], { functions }) => {
    expect(await functions.postForm('submitContact', fields)).toBe(`303 /form/${page}`);
  });
});

describe('only a page of this site can post', () => {
  const host = { 'x-forwarded-host': 'stet.example' };

  test.for<[what: string, headers: Record<string, string>]>([
    ['neither header', {}],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://stet.example', ...host }],
    ['another subdomain', { 'sec-fetch-site': 'same-site', ...host }],
    ['no page at all', { 'sec-fetch-site': 'none', ...host }],
    ['a foreign origin', { origin: 'https://elsewhere.example', ...host }],
    ['a hidden origin', { origin: 'null', ...host }],
    ['an origin of another port', { origin: 'https://stet.example:8443', ...host }],
  ])('%s is refused', async ([, headers], { functions }) => {
    const email = 'foreign@example.com';
    expect(await functions.postForm('joinWaitlist', { email, source: 'modal' }, headers)).toBe('400');
    expect((await functions.entries('joinWaitlist')).map(({ id }) => id)).not.toContain(email);
  });

  test('the site’s own origin is enough from older browsers', async ({ functions }) => {
    const headers = { origin: 'https://stet.example', ...host };
    expect(await functions.postForm('joinWaitlist', { email: 'older@example.com', source: 'modal' }, headers)).toBe(
      '303 /form/joined',
    );
  });
});

test('no log line holds an entered text', async ({ functions }) => {
  await functions.postForm('submitContact', MESSAGE);
  expect(await functions.stop()).not.toMatch(/jane|native@|hello|error/i);
});

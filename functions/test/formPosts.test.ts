import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openDatabase } from '../../scripts/stack/database.ts';
import { type EmbeddedFirestore, startFirestore } from '../../scripts/stack/firestore.ts';
import type { FormName } from '../src/contract/contract.ts';
import { type Callables, startCallables } from './startCallables.ts';

vi.setConfig({ testTimeout: 30_000, hookTimeout: 30_000 });

const projectId = 'demo-form-posts';
const OWN = { 'sec-fetch-site': 'same-origin' };
const MESSAGE = { name: 'Jane', email: 'jane@example.com', message: 'Hi' };

let firestore: EmbeddedFirestore;
let callables: Callables;
let opened: ReturnType<typeof openDatabase>;

beforeAll(async () => {
  firestore = await startFirestore();
  callables = await startCallables({ firestoreHost: firestore.host, projectId });
  opened = openDatabase({ firestoreHost: firestore.host, projectId });
});

afterAll(async () => {
  await opened.close();
  await callables.stop();
  firestore.stop();
});

/** Posts a form as a browser without scripts does. Gives the status and the page it leads to. */
async function post(form: FormName, body: string | Record<string, string>, headers: Record<string, string> = OWN) {
  const type = { 'content-type': 'application/x-www-form-urlencoded' };
  const text = typeof body === 'string' ? body : `${new URLSearchParams(body)}`;
  const init = { method: 'POST', headers: { ...type, ...headers }, body: text, redirect: 'manual' } as const;
  const response = await fetch(callables.url(form), init);
  await response.arrayBuffer();
  return `${response.status} ${response.headers.get('location') ?? ''}`.trim();
}

async function documents(collection: string) {
  return (await opened.database.collection(collection).get()).docs.map((document) => document.data());
}

describe('a posted waitlist form', () => {
  test('§3 joins, and joins once', async () => {
    const fields = { email: ' Native@Example.com ', source: 'website', trap: '' };
    expect(await post('joinWaitlist', fields)).toBe('303 /form/joined');
    expect(await post('joinWaitlist', fields)).toBe('303 /form/already-registered');
    expect(await documents('waitlist_signups')).toEqual([
      { email: 'native@example.com', source: 'website', createdAt: expect.anything(), expiresAt: expect.anything() },
    ]);
  });

  test.each([
    ['no email', 'source=modal', 'email-required'],
    ['an email without a dot', 'email=jane@localhost&source=modal', 'email-invalid'],
    ['an email too long', `email=${'j'.repeat(300)}@x.yz&source=modal`, 'email-invalid'],
    ['no source', 'email=jane@example.com', 'not-joined'],
    ['two emails', 'email=jane@example.com&email=joe@example.com&source=modal', 'not-joined'],
    ['a list', 'email[]=jane@example.com&source=modal', 'email-required'],
    ['nested names', 'email[a][b]=jane@example.com&__proto__[email]=a@b.c&source=modal', 'email-required'],
    ['broken percent signs', 'email=%zz%e0%a4%a@%&source=modal%', 'email-invalid'],
    ['100,000 fields', `source=modal&${'a&'.repeat(100_000)}`, 'email-required'],
    ['1 MiB', `source=modal&email=${'a'.repeat(1_048_576)}`, 'not-joined'],
    ['nothing', '', 'email-required'],
  ])('§8 with %s leads to the page for it', async (_what, body, page) => {
    const before = (await documents('waitlist_signups')).length;
    expect(await post('joinWaitlist', body)).toBe(`303 /form/${page}`);
    expect(await documents('waitlist_signups')).toHaveLength(before);
  });
});

describe('a posted contact form', () => {
  test('§3 is stored as typed, with single line breaks, and marked if the honeypot is filled', async () => {
    const message = 'Hello,\r\n\r\n 100 % & more + "💌"=\r\n';
    expect(await post('submitContact', { ...MESSAGE, message, trap: 'spam' })).toBe('303 /form/message-sent');
    expect(await documents('contact_submissions')).toMatchObject([
      { ...MESSAGE, message: 'Hello,\n\n 100 % & more + "💌"=\n', suspected: true },
    ]);
  });

  test.each([
    ['a blank name', { ...MESSAGE, name: ' ' }, 'message-invalid'],
    ['a message too long', { ...MESSAGE, message: 'x'.repeat(5_001) }, 'message-invalid'],
    ['1 MiB', { ...MESSAGE, message: 'x'.repeat(1_048_576) }, 'message-not-sent'],
  ])('§8 with %s leads to the page for it', async (_what, fields, page) => {
    expect(await post('submitContact', fields)).toBe(`303 /form/${page}`);
  });
});

describe('only a page of this site can post', () => {
  const fields = { email: 'foreign@example.com', source: 'modal' };
  const host = { 'x-forwarded-host': 'stet.example' };

  test.each([
    ['neither header', {}],
    ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://stet.example', ...host }],
    ['another subdomain', { 'sec-fetch-site': 'same-site', ...host }],
    ['no page at all', { 'sec-fetch-site': 'none', ...host }],
    ['a foreign origin', { origin: 'https://elsewhere.example', ...host }],
    ['a hidden origin', { origin: 'null', ...host }],
    ['an origin of another port', { origin: 'https://stet.example:8443', ...host }],
  ])('%s is refused', async (_what, headers: Record<string, string>) => {
    expect(await post('joinWaitlist', fields, headers)).toBe('400');
    expect((await documents('waitlist_signups')).map(({ email }) => email)).not.toContain(fields.email);
  });

  test('the site’s own origin is enough from older browsers', async () => {
    const headers = { origin: 'https://stet.example', ...host };
    expect(await post('joinWaitlist', { ...fields, email: 'older@example.com' }, headers)).toBe('303 /form/joined');
  });
});

test('the limit holds for posted forms, too', async () => {
  const env = { CALLS_PER_MINUTE: '1', FORWARDED_HOPS: '1' };
  const limited = await startCallables({ firestoreHost: firestore.host, projectId, env });
  const headers = { ...OWN, 'content-type': 'application/x-www-form-urlencoded', 'x-forwarded-for': '203.0.113.7' };
  const request = { method: 'POST', headers, body: 'source=modal', redirect: 'manual' } as const;
  const pages = [];
  for (let call = 0; call < 2; call++)
    pages.push((await fetch(limited.url('joinWaitlist'), request)).headers.get('location'));
  await limited.stop();
  expect(pages).toEqual(['/form/email-required', '/form/not-joined']);
});

test('no log line holds an entered text', async () => {
  expect(await callables.stop()).not.toMatch(/jane|native@|hello|error/i);
});

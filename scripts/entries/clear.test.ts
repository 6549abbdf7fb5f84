import { Timestamp } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { fill, run, test } from './testTool.ts';

test('clear takes the suspicion away from all entries of an address, in any spelling, and shows them', async ({
  store,
  signups,
  messages,
}) => {
  await fill(store);
  await store.addSignup({ email: 'a/b@example.com', source: 'modal', suspected: true });
  await store.addMessage({ name: 'Zoë', email: ' A/B@Example.com', message: 'Hello', suspected: true });
  await store.addMessage({ name: 'Zoë', email: 'other@example.com', message: 'Hello', suspected: true });
  const { code, out } = await run('clear A/b@example.com');
  expect(out.match(/(?<=^(collection|suspected) +)\S.*/gm)).toEqual(['waitlist', 'false', 'contact', 'false']);
  expect(out).toMatch(/^message {7}Hello$/m);
  expect(out).toContain('2 entries are no longer suspected.\n');
  expect(code).toBe(0);
  const emails = async (args: string) => (await run(args)).out.match(/\S+@\S+/g);
  expect(await emails('list --suspected')).toEqual(['other@example.com', 'page.20@example.com']);
  expect((await signups.doc('a%2Fb@example.com').get()).data()).toEqual({
    email: 'a/b@example.com',
    source: 'modal',
    submissionId: expect.any(String),
    createdAt: expect.any(Timestamp),
    expiresAt: expect.any(Timestamp),
    suspected: false,
  });
  expect((await messages.get()).size).toBe(9);
});

test('clear takes an id, and says when no suspected entry has it', async ({ messages }) => {
  await messages.doc('one').create({ email: 'jane@example.com', suspected: true });
  await messages.doc('two').create({ email: 'jane@example.com', suspected: true });
  expect((await run('clear one')).out).toContain('1 entry is no longer suspected.\n');
  expect((await messages.doc('two').get()).get('suspected')).toBe(true);
  for (const id of ['one', 'three', 'a\u001b/b']) {
    const { code, out, err } = await run(`clear ${id}`);
    expect(err).toContain(`✗ No suspected entry has the id or address ${id.replace('\u001b', '\ufffd')}.\n`);
    expect([code, out]).toEqual([1, '']);
  }
  expect((await messages.get()).size).toBe(2);
});

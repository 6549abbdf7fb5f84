import { Timestamp } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { fill, run, test } from '../../test/kit/ownerTool.ts';
import { temporaryFolder } from '../../test/kit/temporaryFolder.ts';
import { VALID } from '../../test/kit/validEntries.ts';

test('clear takes the suspicion away from all entries of an address, in any spelling, and shows them', async ({
  store,
  signups,
  messages,
}) => {
  await fill(store);
  await store.add('joinWaitlist', { ...VALID.joinWaitlist, email: 'a/b@example.com', suspected: true });
  await store.add('submitContact', {
    ...VALID.submitContact,
    name: 'Zoë',
    email: ' A/B@Example.com',
    message: 'Hello',
    suspected: true,
  });
  await store.add('submitContact', {
    ...VALID.submitContact,
    name: 'Zoë',
    email: 'other@example.com',
    message: 'Hello',
    suspected: true,
  });
  const { code, out } = await run('clear A/b@example.com');
  expect(out.match(/(?<=^(collection|suspected) +)\S.*/gm)).toEqual(['waitlist', 'contact']);
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

test("suspect marks all entries of an address as the owner's verdict, in any spelling, and only clear takes it away", async ({
  store,
  signups,
  messages,
}) => {
  await fill(store);
  const document = signups.doc('page.20@example.com');
  const before = (await signups.doc('page.15@example.com').get()).data();
  await messages.doc('m').create({ email: 'Page.15@exam\u200bple.com', message: 'Buy' });
  const { code, out } = await run('suspect PAGE.15\u00ad@example.com');
  expect(out.match(/(?<=^(collection|suspected|suspectedBy) +)\S.*/gm)).toEqual([
    ...['waitlist', 'true', 'owner'],
    ...['contact', 'true', 'owner'],
  ]);
  expect(out).toContain('2 entries are now suspected.\n');
  expect(code).toBe(0);
  expect((await signups.doc('page.15@example.com').get()).data()).toEqual({
    ...before,
    suspected: true,
    suspectedBy: 'owner',
  });
  expect((await document.get()).data()).not.toHaveProperty('suspectedBy');
  expect((await run('suspect page.20@example.com')).code).toBe(0);
  expect((await document.get()).get('suspectedBy')).toBe('owner');
  expect((await run('clear page.15@example.com')).out).toContain('2 entries are no longer suspected.\n');
  expect((await signups.doc('page.15@example.com').get()).data()).toEqual(before);
  expect((await messages.doc('m').get()).data()).toEqual({ email: 'Page.15@exam\u200bple.com', message: 'Buy' });
});

test('suspect takes an id, keeps the entry out of every wave, and says when no entry has it', async ({
  messages,
  signups,
}) => {
  await messages.doc('one').create({ email: 'jane@example.com' });
  await messages.doc('two').create({ email: 'jane@example.com' });
  await signups.doc('three').create({ email: 'spam@example.com' });
  expect((await run('suspect one')).out).toContain('1 entry is now suspected.\n');
  expect((await messages.doc('two').get()).get('suspected')).toBeUndefined();
  await run('suspect three');
  expect((await run(`invite --next 1 --yes --out ${temporaryFolder()}/invited.csv`)).out).toBe(
    'Nobody is left to invite.\n',
  );
  const { code, out, err } = await run('suspect four');
  expect(err).toContain('✗ No entry has the id or address four.\n');
  expect([code, out]).toEqual([1, '']);
});

test('suspect changes more entries of an address than fit into one transaction', async ({ messages }) => {
  for (let n = 0; n < 101; n += 1) await messages.doc(`m${n}`).create({ email: 'spam@example.com' });
  expect((await run('suspect spam@example.com')).out).toContain('101 entries are now suspected.\n');
  expect((await messages.where('suspectedBy', '==', 'owner').get()).size).toBe(101);
});

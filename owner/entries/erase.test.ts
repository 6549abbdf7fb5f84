import { type CollectionReference, GeoPoint } from 'firebase-admin/firestore';
import { expect, vi } from 'vitest';
import { allPaths, fill, run, test } from '../../test/kit/ownerTool.ts';
import { VALID } from '../../test/kit/validEntries.ts';

async function ids(...collections: CollectionReference[]): Promise<string[]> {
  const found = await Promise.all(collections.map((collection) => collection.get()));
  return found.flatMap(({ docs }) => docs.map(({ id }) => id));
}

test('erase removes an address in every spelling, of people and suspected, and nothing else', async ({
  store,
  signups,
  suspectedSignups,
  database,
}) => {
  await fill(store);
  const others = await allPaths(database);
  await store.add('joinWaitlist', { ...VALID.joinWaitlist, email: 'a/b%@example.com' });
  // Its id has the address, too.
  await signups.doc('a%2Fb%25@example.com').update({ email: '' });
  await store.add('submitContact', { ...VALID.submitContact, email: ' A/B%@Example.com ', message: 'one' });
  await store.add('submitContact', { ...VALID.submitContact, email: '\u2066a/b%@exam\u00adple.com', message: 'two' });
  await suspectedSignups.doc('\u00ada%2Fb%25@example.com').create({ email: '' });
  await store.addSuspected('submitContact', { ...VALID.submitContact, email: 'a/b%@example.com' });
  const { code, out } = await run('erase \ufeffA/b%@EXAM\u200bPLE.com --yes');
  expect(out).toBe(
    'Erased 1 waitlist signup, 2 contact messages, 1 suspected waitlist signup and 1 suspected contact message of a/b%@example.com.\n',
  );
  expect([code, await allPaths(database)]).toEqual([0, others]);
  expect((await run('erase a/b%@example.com --yes')).out).toBe('Nothing is stored with a/b%@example.com.\n');
  expect((await run('erase a\u001b[2J\u202e@x.yz --yes')).out).toBe('Nothing is stored with a\ufffd[2j@x.yz.\n');
});

test('erase removes entries that were made or changed in the console', async ({ signups, messages }) => {
  await signups.doc('auto-1').create({ email: ' Jane@Example.com' });
  await signups.doc('jane@example.com').create({ source: 7 });
  await signups.doc('auto-2').create({ email: 7, createdAt: 'yesterday', source: null });
  await messages.doc('m1').create({ email: 'JANE@example.com', message: 'by phone' });
  await messages.doc('m2').create({ email: ['jane@example.com', 'x@example.com'], createdAt: '2026-11-01' });
  await messages.doc('m3').create({ Email: { work: 'jane@example.com' }, name: null });
  await messages.doc('m4').create({ about: { signup: signups.doc('jane@example.com') }, position: new GeoPoint(1, 2) });
  await messages.doc('m5').create({ email: signups.doc('auto-2') });
  const { out } = await run('erase jane@example.com --yes');
  expect(out).toContain('Erased 2 waitlist signups and 4 contact messages of jane@example.com.\n');
  expect(await ids(signups, messages)).toEqual(['auto-2', 'm5']);
});

test('erase lists documents that mention the address in other text, so that the owner can decide', async ({
  messages,
}) => {
  await messages.doc('m1').create({ email: 'x@example.org', message: 'Please write to Jane@Exam\u200dple.com.' });
  await messages.doc('m2').create({ email: 'Jane <jane@example.com>' });
  await messages.doc('m3').create({ email: 'mary-jane@example.com', message: 'jane@example.com.au' });
  const { out, err } = await run('erase jane@example.com --yes');
  const mentions = err.match(/(?<=Not erased, mentions the address: ).*/g);
  expect(mentions?.sort()).toEqual(['contact_submissions/m1', 'contact_submissions/m2']);
  expect(out).toBe('Nothing is stored with jane@example.com.\n');
  expect(await ids(messages)).toHaveLength(3);
});

test.for([
  ['writer.15@example.com', 'contact_submissions', '1 contact message of writer.15@example.com'],
  ['--suspected', 'suspected_messages', '1 suspected waitlist signup and 1 suspected contact message'],
] as const)(
  'erase %s reminds of the mails about messages, which it cannot reach',
  async ([args, collection, erased], { store, database }) => {
    await fill(store);
    const [first] = (await database.collection(collection).orderBy('createdAt').limit(1).get()).docs;
    await first?.ref.update({ notifiedAt: new Date() });
    const { out } = await run(`erase ${args} --yes`);
    expect(out).toBe(`Erased ${erased}.\nDelete in your mailbox, too: 1 mail about this.\n`);
    expect((await run('erase writer.16@example.com --yes')).out).not.toContain('mailbox');
  },
);

test.for([
  ['page.20@example.com', 'Erase this for good?', '\n2026-11-20 10:00  website  page.20@example.com\n', 22],
  [
    '--suspected',
    'Erase these 2 for good?',
    '\nFound: 1 suspected waitlist signup and 1 suspected contact message.\n',
    21,
  ],
] as const)(
  'erase %s shows what it removes, and needs consent or --yes',
  async ([args, question, shown, left], { store, database }) => {
    await fill(store);
    const confirm = vi.fn(async () => false);
    const refused = await run(`erase ${args}`, { confirm });
    expect(confirm.mock.calls).toEqual([[question]]);
    expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining('✗ Nothing was changed.\n') });
    expect(refused.err).toContain(shown);
    const unattended = await run(`erase ${args}`);
    expect([unattended.code, unattended.err]).toEqual([
      1,
      expect.stringContaining('✗ Not an interactive terminal. Pass'),
    ]);
    expect(await allPaths(database)).toHaveLength(23);
    confirm.mockImplementation(async () => true);
    expect((await run(`erase ${args}`, { confirm })).out).toMatch(/^Erased 1 /);
    expect(await allPaths(database)).toHaveLength(left);
  },
);

test('erase --suspected selects whole days in UTC, the last one included, and leaves people alone', async ({
  store,
  suspectedSignups,
  database,
}) => {
  await fill(store);
  for (const day of [15, 16, 17]) await run(`suspect page.${day}@example.com`);
  await suspectedSignups.doc('by-hand').create({ email: 'hand@example.com' });
  const erase = async (args: string) => (await run(`erase --suspected ${args}--yes`)).out;
  expect(await erase('--since 2026-11-16 --until 2026-11-17 ')).toBe('Erased 2 suspected waitlist signups.\n');
  expect(await erase('--until 2026-11-15 ')).toBe('Erased 1 suspected waitlist signup.\n');
  expect(await erase('--since 2026-11-21 ')).toBe('No suspected entry was found.\n');
  expect(await erase('')).toBe('Erased 2 suspected waitlist signups and 1 suspected contact message.\n');
  expect((await allPaths(database)).filter((path) => path.startsWith('suspected_'))).toEqual([]);
  expect(await allPaths(database)).toHaveLength(18);
});

test('erase --suspected leaves what is cleared while it asks', async ({ store, signups }) => {
  await fill(store);
  const confirm = async () => (await run('clear robot@example.com')).code === 0;
  await run('erase --suspected', { confirm });
  expect((await signups.doc('robot@example.com').get()).exists).toBe(true);
});

test('erase removes more entries than fit into one transaction', async ({ suspectedMessages }) => {
  for (let n = 0; n < 101; n += 1) await suspectedMessages.doc(`m${n}`).create({});
  expect((await run('erase --suspected --yes')).out).toBe('Erased 101 suspected contact messages.\n');
  expect(await ids(suspectedMessages)).toEqual([]);
});

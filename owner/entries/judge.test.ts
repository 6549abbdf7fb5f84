import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type DocumentData, Timestamp } from 'firebase-admin/firestore';
import { expect } from 'vitest';
import { allPaths, disturbNextCommit, fill, run, runKilledAt, test } from '../../test/kit/ownerTool.ts';
import { temporaryFolder } from '../../test/kit/temporaryFolder.ts';
import { VALID } from '../../test/kit/validEntries.ts';

const at = (day: number) => Timestamp.fromMillis(Date.UTC(2026, 10, day));
const SIGNUP = { email: 'a/b@example.com', source: 'modal', submissionId: 'one', createdAt: at(1), expiresAt: at(9) };
const MESSAGE = { name: 'Zoë', email: ' A/B@exam\u200bple.com', message: 'Hi', createdAt: at(1), expiresAt: at(9) };

test('suspect moves all entries of an address, in any spelling, with all fields; clear moves them back', async ({
  database,
  signups,
  messages,
  suspectedSignups,
  suspectedMessages,
}) => {
  await signups.doc('a%2Fb@example.com').create({ ...SIGNUP, invitedAt: at(2) });
  await messages.doc('m').create({ ...MESSAGE, notifiedAt: at(3), note: 'called' });
  await signups.doc('other@example.com').create({ ...SIGNUP, email: 'other@example.com' });
  const before = await allPaths(database);
  const verdict = await run('suspect A/B\u00ad@example.com');
  expect(verdict.code).toBe(0);
  expect(verdict.out.match(/(?<=^(collection|createdAt|invitedAt|notifiedAt) +)\S.*/gm)).toEqual([
    ...['suspected-waitlist', '2026-11-01T00:00:00.000Z', '2026-11-02T00:00:00.000Z'],
    ...['suspected-contact', '2026-11-01T00:00:00.000Z', '2026-11-03T00:00:00.000Z'],
  ]);
  expect(verdict.out).toContain('\n2 entries are now suspected.\n');
  expect((await suspectedSignups.doc('a%2Fb@example.com').get()).data()).toEqual({ ...SIGNUP, invitedAt: at(2) });
  expect((await suspectedMessages.doc('m').get()).data()).toEqual({ ...MESSAGE, notifiedAt: at(3), note: 'called' });
  expect(await allPaths(database)).toHaveLength(3);
  expect((await signups.get()).docs.map(({ id }) => id)).toEqual(['other@example.com']);

  const { code, out } = await run('clear a/b@EXAMPLE.com');
  expect(out.match(/(?<=^collection +)\S.*/gm)).toEqual(['waitlist', 'contact']);
  expect(out).toContain('\n2 entries are no longer suspected.\n');
  expect([code, await allPaths(database)]).toEqual([0, before]);
  expect((await signups.doc('a%2Fb@example.com').get()).data()).toEqual({ ...SIGNUP, invitedAt: at(2) });
  expect((await messages.doc('m').get()).data()).toEqual({ ...MESSAGE, notifiedAt: at(3), note: 'called' });
});

test('suspect overwrites what is already suspected under the id', async ({ signups, suspectedSignups }) => {
  await signups.doc('jane@example.com').create({ email: 'jane@example.com', source: 'website' });
  await suspectedSignups.doc('jane@example.com').create({ email: 'jane@example.com', invitedAt: at(1) });
  expect((await run('suspect jane@example.com')).code).toBe(0);
  const { docs } = await suspectedSignups.get();
  expect(docs.map((document) => document.data())).toEqual([{ email: 'jane@example.com', source: 'website' }]);
});

test.for<[string, DocumentData, DocumentData, DocumentData]>([
  ['its own invitation', { invitedAt: at(2) }, { invitedAt: at(1) }, { invitedAt: at(2) }],
  ['the moved one’s invitation if it has none', {}, { invitedAt: at(1) }, { invitedAt: at(1) }],
  ['no invitation if neither has one', {}, {}, {}],
])(
  'clear keeps a signup that stands at the address, with %s',
  async ([, standing, moved, expected], { database, signups, suspectedSignups }) => {
    const joinedAgain = { ...SIGNUP, submissionId: 'two', createdAt: at(5) };
    await signups.doc('a').create({ ...joinedAgain, ...standing });
    await suspectedSignups.doc('a').create({ ...SIGNUP, ...moved });
    const { code, out } = await run('clear a');
    // Shows what stands there now.
    expect(out).toContain('createdAt     2026-11-05');
    expect(out.includes('invitedAt')).toBe('invitedAt' in expected);
    expect((await signups.doc('a').get()).data()).toEqual({ ...joinedAgain, ...expected });
    expect([code, await allPaths(database)]).toEqual([0, ['waitlist_signups/a']]);
  },
);

test('clear moves nothing and says so where a message with other words stands; with the same words it stays', async ({
  database,
  messages,
  suspectedMessages,
}) => {
  await suspectedMessages.doc('a').create(MESSAGE);
  await suspectedMessages.doc('b').create(MESSAGE);
  await messages.doc('b').create({ ...MESSAGE, message: 'Buy' });
  const { code, out, err } = await run('clear a/b@example.com');
  expect(err).toContain('✗ Another message stands under the id b, so nothing was moved. find shows both.\n');
  expect([code, out]).toEqual([1, '']);
  expect((await messages.doc('b').get()).get('message')).toBe('Buy');
  expect(await allPaths(database)).toHaveLength(3);
  await messages.doc('b').set({ ...MESSAGE, notifiedAt: at(2) });
  expect((await run('clear a/b@example.com')).code).toBe(0);
  expect(await allPaths(database)).toEqual(['contact_submissions/a', 'contact_submissions/b']);
  expect((await messages.doc('b').get()).get('notifiedAt')).toEqual(at(2));
});

test('suspect and clear take an id, and say when no entry has it', async ({ database, messages }) => {
  await messages.doc('one').create(MESSAGE);
  await messages.doc('two').create(MESSAGE);
  expect((await run('suspect one')).out).toContain('\n1 entry is now suspected.\n');
  expect(await allPaths(database)).toEqual(['contact_submissions/two', 'suspected_messages/one']);
  for (const [args, sentence] of [
    ['suspect one', 'No entry has the id, address or domain one.'],
    ['clear two', 'No suspected entry has the id, address or domain two.'],
    ['clear a\u001b/b', 'No suspected entry has the id, address or domain a\ufffd/b.'],
  ] as const) {
    const { code, out, err } = await run(args);
    expect(err).toContain(`✗ ${sentence}\n`);
    expect([code, out]).toEqual([1, '']);
  }
  expect((await run('clear one')).out).toContain('\n1 entry is no longer suspected.\n');
});

test('suspect and clear take a domain: they show its entries, and move them only after a yes', async ({
  database,
  messages,
  signups,
}) => {
  for (const name of ['a@casino.example', 'b@xn--mnchen-3ya.de', 'c@mail.casino.example', 'casino.example@d.de']) {
    await signups.doc(name).create({ ...SIGNUP, email: name });
  }
  await messages.doc('m').create({ ...MESSAGE, email: 'E@Casino.example' });
  const before = await allPaths(database);
  const asked: string[] = [];
  const confirm = async (question: string) => asked.push(question) > 1;
  const refused = await run('suspect @CASINO.example', { confirm });
  expect(refused.err).toMatch(/ a@casino\.example\n.* E@Casino\.example +Zoë: Hi\n.*Nothing was changed\.\n$/s);
  expect([refused.code, await allPaths(database), asked]).toEqual([1, before, ['Move these 2?']]);
  expect((await run('suspect @casino.example', { confirm })).out).toContain('\n2 entries are now suspected.\n');
  expect((await allPaths(database)).filter((path) => path.startsWith('suspected_'))).toHaveLength(2);
  expect((await run('clear @casino.example --yes')).out).toContain('\n2 entries are no longer suspected.\n');
  expect(await allPaths(database)).toEqual(before);
  expect((await run('suspect @münchen.de --yes')).out).toContain('\n1 entry is now suspected.\n');
});

test('suspect that is killed leaves each entry in exactly one place', async ({ database, messages }) => {
  for (const id of ['a', 'b', 'c']) await messages.doc(id).create(MESSAGE);
  await runKilledAt('writeV1Document', 'suspect a/b@example.com');
  const paths = await allPaths(database);
  expect(paths.map((path) => path.split('/')[1]).sort()).toEqual(['a', 'b', 'c']);
  expect(paths.filter((path) => path.startsWith('suspected_'))).toHaveLength(1);
});

test.for([
  ['its connection breaks before a move', 'before', 2],
  ['its connection breaks after a move', 'after', 2],
  ['the next entry is erased meanwhile', 'erasing', 1],
] as const)(
  'suspect moves and shows what is left if %s',
  async ([, when, count], { database, firestore, messages }) => {
    await messages.doc('m1').create(MESSAGE);
    await messages.doc('m2').create(MESSAGE);
    const how = when === 'erasing' ? () => messages.doc('m2').delete() : when;
    const proxy = await disturbNextCommit(firestore.host, how);
    const { code, out } = await run('suspect a/b@example.com');
    expect(out.match(/(?<=^id +)\S+/gm)).toHaveLength(count);
    expect([code, proxy.resets(), await allPaths(database)]).toEqual([
      ...[0, 1, ['suspected_messages/m1', 'suspected_messages/m2'].slice(0, count)],
    ]);
  },
);

test.for(['export --out', 'invite --next 1 --yes --out'])(
  'what an earlier version marked as suspected is moved before %s runs',
  async (args, { store, database, signups, messages, suspectedSignups }) => {
    await fill(store);
    await signups.doc('marked').create({ ...SIGNUP, createdAt: at(1), suspected: true, suspectedBy: 'owner' });
    await messages.doc('marked').create({ ...MESSAGE, suspected: true });
    const file = join(temporaryFolder(), 'entries.csv');
    const { code, err } = await run(`${args} ${file}`);
    expect(err).toContain('\nMoved to what is suspected, as an earlier version marked: 2 entries.\n');
    const paths = await allPaths(database);
    expect(paths.filter((path) => path.endsWith('/marked'))).toEqual([
      ...['suspected_messages/marked', 'suspected_signups/marked'],
    ]);
    expect((await suspectedSignups.doc('marked').get()).data()).toEqual(SIGNUP);
    expect(readFileSync(file, 'utf8')).not.toMatch(/a\/b@/i);
    expect([code, (await run('export')).err.includes('Moved')]).toEqual([0, false]);
  },
);

test('find, suspect, clear and erase know an address in every spelling of its domain', async ({ store, database }) => {
  await store.add('joinWaitlist', { ...VALID.joinWaitlist, email: 'zoë@xn--mnchen-3ya.de' });
  await store.add('submitContact', {
    ...VALID.submitContact,
    email: 'Zoe\u0308@MÜNCHEN.de',
    message: 'zoë@münchen.de',
  });
  const spellings = ['zoë@münchen.de', 'zoe\u0308@xn--mnchen-3ya.de'];
  for (const spelling of spellings) {
    expect((await run(`find ${spelling}`)).err).toContain('2 entries contain');
    expect((await run(`suspect ${spelling}`)).out).toContain('2 entries are now suspected.');
    expect((await run(`clear ${spelling}`)).out).toContain('2 entries are no longer suspected.');
  }
  expect((await run(`erase ${spellings[1]} --yes`)).out).toContain('Erased 1 waitlist signup and 1 contact message');
  expect(await allPaths(database)).toEqual([]);
});

test('a signup that an earlier version stored under another spelling moves before invite, and is invited once', async ({
  signups,
}) => {
  const [older, id] = ['zoe\u0308@münchen.de', 'zo\u00eb@xn--mnchen-3ya.de'];
  await signups.doc(older).create({ ...SIGNUP, email: older, invitedAt: at(2) });
  await signups.doc(id).create({ ...SIGNUP, email: id });
  await signups.doc('a@münchen.de').create({ ...SIGNUP, email: 'a@münchen.de' });
  const file = join(temporaryFolder(), 'wave.csv');
  expect((await run(`invite --next 9 --yes --out ${file}`)).out).toContain('Invited 1 signup,');
  const { docs } = await signups.get();
  expect(docs.map((document) => [document.id, document.get('email')]).sort()).toEqual([
    ['a@xn--mnchen-3ya.de', 'a@münchen.de'],
    [id, id],
  ]);
});

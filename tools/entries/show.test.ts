import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { run, test } from '../../tests/kit/ownerTool.ts';
import { temporaryFolder } from '../../tests/kit/temporaryFolder.ts';
import { VALID } from '../../tests/kit/validEntries.ts';
import { ALL, byTime, read } from './entry.ts';

const WRITER = (day: number) => `2026-11-${day} 11:00  contact   Writer.${day}@Example.com  Zoë, =1+1 Hello\ufffd[2J\n`;
const SIGNUPS = (day: number) =>
  `2026-11-${day} 10:00  waitlist  page.${day}@example.com  website\n2026-11-${day} 09:00  waitlist  dialog.${day}@example.com  modal\n`;

test.for([
  ['list --limit 4', `${WRITER(21)}${SIGNUPS(21)}${WRITER(20)}`],
  ['list --collection waitlist --limit 2', SIGNUPS(21)],
] as const)('%s prints a line for each entry, newest first', async ([args, out]) => {
  expect(await run(args)).toMatchObject({ code: 0, out });
});

test.for([
  ['list --not-passed-on --limit 3', `${SIGNUPS(20)}${WRITER(19)}`],
  ['list --not-passed-on --collection contact', WRITER(19)],
  // Such as after a wrong key: nobody was passed on.
  ['list --not-passed-on --collection waitlist --limit 2', SIGNUPS(21)],
  ['list --not-passed-on', WRITER(19)],
] as const)('%s prints only entries that nobody has accepted', async ([args, out], { messages, signups }) => {
  const { docs } = await messages.orderBy('createdAt', 'desc').get();
  // In the console, a mark can be set to null.
  const marks = [new Date(), new Date(), null];
  for (const [index, notifiedAt] of marks.entries()) await docs[index]?.ref.update({ notifiedAt });
  // Without a hook, no signup has a mark.
  const passedOn = args.endsWith('limit 3') ? ['page', 'dialog'] : [];
  for (const form of passedOn) await signups.doc(`${form}.21@example.com`).update({ passedOnAt: new Date() });
  expect(await run(args)).toMatchObject({ code: 0, out });
});

test('list says that there are more entries with a time', async ({ signups }) => {
  await signups.doc('without-time').create({ email: 'hand@example.com' });
  expect((await run('list --limit 8')).err).toContain('The newest 8; --limit shows more.\n');
  expect((await run('list --collection waitlist --limit 5')).err).toContain('The newest 5; --limit shows more.\n');
  const { out, err } = await run('list --limit 9');
  expect([out.split('\n').length, out.includes('hand@'), err.includes('more')]).toEqual([10, false, false]);
});

// In version 9.4 of the client library, a query that breaks after ten minutes never ends.
test('entries are read in pages, each by a query of its own', async ({ database, firestore }) => {
  firestore.calls.length = 0;
  const emails: unknown[] = [];
  for await (const { entry } of read(database, ALL, byTime, { page: 2 })) emails.push(entry.email);
  const signups = ['19', '20', '21'].flatMap((day) => [`dialog.${day}@example.com`, `page.${day}@example.com`]);
  expect(emails).toEqual([...signups, ...['19', '20', '21'].map((day) => `Writer.${day}@Example.com`)]);
  expect(firestore.calls.filter((method) => method === 'RunQuery')).toHaveLength(6);
});

test('list cuts lines to the screen’s width, unless it is unknown', async () => {
  const lengths = [40, 0].map(async (columns) => (await run('list --limit 1', { columns })).out.length);
  expect(await Promise.all(lengths)).toEqual([41, 71]);
});

test('stats counts all entries and the latest, by collection, source, campaign', async ({ signups, messages }) => {
  const now = new Date('2026-11-21T12:00Z');
  vi.setSystemTime(now);
  onTestFinished(() => void vi.useRealTimers());
  await signups.doc('page.19@example.com').update({ createdAt: new Date('2026-11-01') });
  await signups.doc('page.20@example.com').update({ createdAt: new Date('2026-01-01'), expiresAt: '2028' });
  await messages.doc('by-hand').create({ email: 'hand@example.com', createdAt: now });
  const counts = ({ out }: { out: string }, pattern: RegExp) =>
    out.match(pattern)?.map((row) => row.replaceAll(/[ │]+/g, ' '));
  const printed = await run('stats');
  expect(printed.err).toContain('Without an expiry: 2.');
  expect(counts(printed, /[a-z-]+(?: +│ \d+){3}/g)).toEqual([
    ...['waitlist 6 5 4', 'contact 4 4 4', 'modal 3 3 3', 'website 3 2 1'],
  ]);
  const names = ['constructor', '2026', '__proto__', ...'abcdefghi'];
  for (const [index, campaign] of ['constructor', '2026', 'constructor', ...names].entries()) {
    const [email, createdAt] = [`${index + 10}@example.com`, index === 0 ? new Date('2026-11-01') : now];
    await signups.doc(email).create({ email, source: 'other', campaign, createdAt });
  }
  // The ten largest.
  const rows = counts(await run('stats'), /'\S+'(?: +│ \d+){3}/g);
  expect(rows?.slice(0, 4)).toEqual(["'(none)' 6 5 4", "'constructor' 3 3 2", "'2026' 2 2 2", "'__proto__' 1 1 1"]);
  expect(rows).toHaveLength(10);
  expect((await run('list --collection waitlist --limit 1')).out).toContain(', from ');
});

test('find shows whole documents; no text imitates a field or controls the terminal', async ({ store, messages }) => {
  const message = 'Hello\u001b[2J,\r\nemail         boss@example.com\n\u202eBye\u009b';
  await store.add('submitContact', { ...VALID.submitContact, email: 'Jane@Example.com', message });
  const { docs } = await messages.where('email', '==', 'Jane@Example.com').get();
  // The owner adds fields in the console.
  for (const message of docs) {
    const lead = { at: [new Date(0), messages.doc('1')] };
    await message.ref.set({ ...message.data(), id: 7, 'seen\u009bdemo': true, lead });
  }
  const { out, err } = await run('find boss');
  expect(out.split('\n')).toEqual([
    'collection    contact',
    expect.stringMatching(/^id {12}[\da-f]{64}$/),
    expect.stringMatching(/^createdAt {5}\d{4}-\d\d-\d\dT[\d:.]+Z$/),
    'name          Jane',
    'email         Jane@Example.com',
    'message       Hello\ufffd[2J,',
    '              email         boss@example.com',
    '              \ufffdBye\ufffd',
    expect.stringMatching(/^expiresAt {5}\d{4}-/),
    'field id      7',
    'seen\ufffddemo     true',
    'lead          {"at":["1970-01-01T00:00:00.000Z","contact_submissions/1"]}',
    ...['', ''],
  ]);
  expect(err).toContain('Entries with "boss": 1.\n');
});

test('find --out writes whole documents to a new file of JSON lines, if there are any', async ({ signups }) => {
  await signups.doc('page.19@example.com').update({ note: null, lead: { calledAt: new Date(0) } });
  const file = join(temporaryFolder(), 'page.jsonl');
  expect((await run(`find nobody --out ${file}`)).err).toContain('Entries with "nobody": 0.\nNo file is written.\n');
  const { out, err } = await run(`find page.19@example.com --out ${file}`);
  expect([out, err]).toEqual(['', expect.stringContaining(`"page.19@example.com": 1.\nThe file is ${file}\n`)]);
  const more = { note: null, lead: { calledAt: '1970-01-01T00:00:00.000Z' } };
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({ collection: 'waitlist', source: 'website', ...more });
});

test.for([
  ['a text in any spelling', 'ZOË', ['zoë@xn--mnchen-3ya.de', 'ann@x.yz']],
  ['a domain', '@münch', ['ann@x.yz']],
  ['an address in any spelling', 'zoe\u0308@MÜNCHEN.de', ['zoë@xn--mnchen-3ya.de']],
  ['an address in any spelling', '<ann@X.yz>,', ['ann@x.yz']],
  ['the beginning of an address', 'zoë@', ['zoë@xn--mnchen-3ya.de', 'ann@x.yz']],
  ['an id', 'by-hand', ['hand@other.example', 'not-by-hand@x.yz']],
  // Nothing of a message is cleaned as if it were an address.
  ['words', 'please.', ['ann@x.yz']],
  ['words of the owner', '"friend"', ['hand@other.example']],
  ['a text that nobody wrote', '{}', []],
  // Firestore has no document of such a name.
  ['a text that can’t be an id', '..', []],
  ['a text that can’t be an id', '__init__', []],
  ['a text that is longer than an id', 'x'.repeat(1_501), []],
] as const)('find prints the entries of %s: %s', async ([, text, emails], { store, signups, messages }) => {
  for (const { ref } of (await messages.get()).docs) await ref.delete();
  for (const email of ['zoë@xn--mnchen-3ya.de', 'joann@x.yz', 'not-by-hand@x.yz'])
    await store.add('joinWaitlist', { ...VALID.joinWaitlist, email });
  const message = 'Write to <Zoe\u0308@München.de>, please.';
  await store.add('submitContact', { ...VALID.submitContact, email: 'ann@x.yz', message });
  await signups.doc('by-hand').create({ email: 'hand@other.example', source: 7, lead: 'A "Friend"' });
  const { code, out } = await run(`find ${text}`);
  expect([code, out.match(/(?<=^email +)\S+/gm)?.sort() ?? []]).toEqual([0, [...emails].sort()]);
});

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { run, test } from '../../tests/kit/ownerTool.ts';
import { temporaryFolder } from '../../tests/kit/temporaryFolder.ts';
import { VALID } from '../../tests/kit/validEntries.ts';

const WRITER = (day: number) => `2026-11-${day} 11:00  contact   Writer.${day}@Example.com  Zoë, =1+1 Hello\ufffd[2J\n`;
const SIGNUPS = (day: number) =>
  `2026-11-${day} 10:00  waitlist  page.${day}@example.com  website\n2026-11-${day} 09:00  waitlist  dialog.${day}@example.com  modal\n`;

test.for([
  ['list --limit 4', `${WRITER(21)}${SIGNUPS(21)}${WRITER(20)}`, 'The newest 4; --limit shows more.\n'],
  ['list --collection waitlist --limit 4', `${SIGNUPS(21)}${SIGNUPS(20)}`, 'The newest 4; --limit shows more.\n'],
  ['list --collection waitlist --limit 6', `${SIGNUPS(21)}${SIGNUPS(20)}${SIGNUPS(19)}`, ''],
] as const)('%s prints a line for each entry with a time, newest first', async ([args, out, more], { signups }) => {
  await signups.doc('without-time').create({ email: 'hand@example.com' });
  const printed = await run(args);
  expect(printed).toMatchObject({ code: 0, out });
  expect(printed.err.replace(/^Local stack .*\n/, '')).toBe(more);
});

test.for([
  ['list --not-passed-on --limit 3', { mailService: 'Brevo' }, ['page', 'dialog'], `${SIGNUPS(20)}${WRITER(19)}`],
  // Without a hook, no signup has a mark.
  ['list --not-passed-on', {}, [], WRITER(19)],
  // Such as after a wrong key: nobody was passed on.
  ['list --not-passed-on --limit 2', { chat: 'Slack' }, [], SIGNUPS(21)],
  ['list --not-passed-on --collection waitlist --limit 2', {}, [], SIGNUPS(21)],
] as const)(
  '%s with %j prints only entries that nobody has accepted',
  async ([args, services, passedOn, out], { messages, signups }) => {
    const { docs } = await messages.orderBy('createdAt', 'desc').get();
    // In the console, a mark can be set to null.
    const marks = [new Date(), new Date(), null];
    for (const [index, notifiedAt] of marks.entries()) await docs[index]?.ref.update({ notifiedAt });
    for (const form of passedOn) await signups.doc(`${form}.21@example.com`).update({ passedOnAt: new Date() });
    expect(await run(args, services)).toMatchObject({ code: 0, out });
  },
);

test('stats counts all entries and the latest, by collection, source, campaign', async ({ signups, messages }) => {
  const now = new Date('2026-11-21T12:00Z');
  vi.setSystemTime(now);
  onTestFinished(() => void vi.useRealTimers());
  const daysAgo = (days: number) => new Date(now.getTime() - days * 24 * 3_600_000 - 60_000);
  await signups.doc('page.19@example.com').update({ createdAt: daysAgo(7), campaign: 'constructor' });
  await signups.doc('page.20@example.com').update({ createdAt: daysAgo(30), campaign: '2026', expiresAt: '2028' });
  await messages.doc('by-hand').create({ email: 'hand@example.com', createdAt: now });
  const { out, err } = await run('stats');
  expect(err).toContain('Without an expiry: 2.');
  expect(out.match(/\S+(?: +│ \d+){3}/g)?.map((row) => row.replaceAll(/[ │]+/g, ' '))).toEqual([
    'waitlist 6 5 4',
    'contact 4 4 4',
    'modal 3 3 3',
    'website 3 2 1',
    "'(none)' 4 4 4",
    "'constructor' 1 1 0",
    "'2026' 1 0 0",
  ]);
});

test('find shows whole documents; no text imitates a field or controls the terminal', async ({ store, messages }) => {
  const message = 'Hello\u001b[2J,\r\nemail         boss@example.com\n\u202eBye\u009b';
  await store('submitContact', { ...VALID.submitContact, email: 'Jane@Example.com', message });
  const { docs } = await messages.where('email', '==', 'Jane@Example.com').get();
  // The owner adds fields in the console.
  const added = { id: 7, 'seen\u009bdemo': true, lead: { at: [new Date(0)] } };
  for (const each of docs) await each.ref.set({ ...each.data(), ...added });
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
    'lead          {"at":["1970-01-01T00:00:00.000Z"]}',
    '',
    '',
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

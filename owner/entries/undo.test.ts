import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, vi } from 'vitest';
import { disturbNextCommit, emailsIn, fill, run, test } from '../../test/kit/ownerTool.ts';
import { temporaryFolder } from '../../test/kit/temporaryFolder.ts';
import { VALID } from '../../test/kit/validEntries.ts';

const FIRST = ['dialog.15@example.com', 'page.15@example.com'];
const SECOND = ['dialog.16@example.com', 'page.16@example.com'];

let file: string;
beforeEach(() => {
  file = join(temporaryFolder(), 'invited');
});

/** Invites the next two, an hour after the wave before. */
async function invite(out: string, args = ''): Promise<void> {
  vi.setSystemTime(Date.now() + 3_600_000);
  expect((await run(`invite --next 2 --yes --out ${out} ${args}`.trim())).code).toBe(0);
}

/** The addresses that are marked as invited. */
const invited = async () => (await emailsIn('list --invited')).sort();

test.for(['csv', 'jsonl'])(
  'invite --undo takes exactly the wave of a %s file back',
  async (format, { store, signups }) => {
    await fill(store);
    await signups.doc('by-hand').create({ email: 'page.15@example.com' });
    await invite(file, `--format ${format}`);
    await invite(`${file}.second`);
    const { code, out, err } = await run(`invite --undo ${file} --yes`);
    expect(err).toContain(`: 2 signups of 2 in ${file}.\n`);
    expect([code, out]).toEqual([0, `Took back the invitation of 2 signups. Delete ${file}, and any copy of it.\n`]);
    expect(await invited()).toEqual(SECOND);
    expect((await signups.doc('page.15@example.com').get()).data()).not.toHaveProperty('invitedAt');
    expect((await run(`invite --undo ${file} --yes`)).out).toBe(`Nobody in ${file} is invited any more.\n`);
    await invite(`${file}.again`);
    expect(await invited()).toEqual([...FIRST, ...SECOND].sort());
  },
);

test('invite --undo reads a file of JSON lines that an editor saved with a byte order mark', async ({ store }) => {
  await fill(store);
  await invite(file, '--format jsonl');
  writeFileSync(file, `\ufeff${readFileSync(file, 'utf8')}`);
  expect((await run(`invite --undo ${file} --yes`)).code).toBe(0);
  expect(await invited()).toEqual([]);
});

test('invite --undo asks first, and needs --yes without an interactive terminal', async ({ store }) => {
  await fill(store);
  await invite(file);
  const confirm = vi.fn(async () => false);
  expect(await run(`invite --undo ${file}`, { confirm })).toMatchObject({ code: 1, out: '' });
  expect(confirm.mock.calls).toEqual([['Take these invitations back?']]);
  expect((await run(`invite --undo ${file}`)).err).toContain('Pass --yes to confirm.');
  expect(await invited()).toEqual(FIRST);
  confirm.mockImplementation(async () => true);
  expect((await run(`invite --undo ${file}`, { confirm })).code).toBe(0);
  expect(await invited()).toEqual([]);
});

test('invite --undo changes nobody if one was invited at another time', async ({ store, signups }) => {
  await fill(store);
  await invite(file);
  await signups.doc('page.15@example.com').update({ invitedAt: new Date(0) });
  const { code, err } = await run(`invite --undo ${file} --yes`);
  expect(err).toContain(`✗ 1 signup of ${file} has another time of invitation. Nobody was changed`);
  expect([code, await invited()]).toEqual([1, FIRST]);
});

test('invite --undo changes nobody if one is invited again or erased while it asks', async ({ store, signups }) => {
  await fill(store);
  await invite(file);
  const other = signups.doc('page.15@example.com');
  const before = (await other.get()).data() ?? {};
  for (const meanwhile of [() => other.update({ invitedAt: new Date(0) }), () => other.delete()]) {
    await other.set(before);
    const confirm = async () => Boolean(await meanwhile());
    const { code, err } = await run(`invite --undo ${file}`, { confirm });
    expect(err).toContain('✗ Some were invited, erased or suspected meanwhile. Nobody was changed: try again.');
    expect([code, await invited()]).toEqual([1, expect.arrayContaining(['dialog.15@example.com'])]);
  }
});

test('invite --undo takes the others back if one was erased and stored again', async ({ store, signups }) => {
  await fill(store);
  await invite(file);
  await run('erase page.15@example.com --yes');
  vi.setSystemTime(Date.now() + 3_600_000);
  await store.add('joinWaitlist', { ...VALID.joinWaitlist, email: 'page.15@example.com' });
  await signups.doc('page.15@example.com').update({ invitedAt: new Date() });
  const { out, err } = await run(`invite --undo ${file} --yes`);
  expect(err).toContain(`: 1 signup of 2 in ${file}.\n`);
  expect(out).toContain('Took back the invitation of 1 signup.');
  expect(await invited()).toEqual(['page.15@example.com']);
});

test.for(['before', 'after'] as const)(
  'invite --undo succeeds even if the connection breaks %s the change',
  async (when, { firestore, store }) => {
    await fill(store);
    await invite(file);
    const proxy = await disturbNextCommit(firestore.host, when);
    const { code } = await run(`invite --undo ${file} --yes`);
    expect([code, proxy.resets(), await invited()]).toEqual([0, 1, []]);
  },
);

test('invite --undo refuses files that invite did not write, or that hold several waves', async ({ store }) => {
  await fill(store);
  await invite(file);
  await invite(`${file}.second`);
  const [first, second] = [file, `${file}.second`].map((path) => readFileSync(path, 'utf8'));
  const other = join(temporaryFolder(), 'other.csv');
  for (const text of [
    '',
    'email\njane@example.com\n',
    '{"email":"jane@example.com"}\n',
    first?.replaceAll(/2026-11-21T13:00:00.000Z/g, '21.11.2026 13:00') ?? '',
    `${first}${second?.split('\r\n').slice(1).join('\r\n')}`,
  ]) {
    writeFileSync(other, text);
    const { code, err } = await run(`invite --undo ${other} --yes`);
    expect(err).toContain('It must be a file that invite wrote, with the same invitedAt in every line.');
    expect(code).toBe(2);
  }
  expect(await invited()).toHaveLength(4);
});

test('invite --undo refuses the options of a new wave', async ({ store }) => {
  await fill(store);
  await invite(file);
  for (const [args, option] of [
    ['--next 1', '--next <number>'],
    [`--out ${file}.second`, '--out <file>'],
    ['--format csv', '--format <format>'],
  ]) {
    const { code, err } = await run(`invite --undo ${file} ${args} --yes`);
    expect(err).toContain(`option '--undo <file>' cannot be used with option '${option}'`);
    expect(code).toBe(2);
  }
  expect(await invited()).toHaveLength(2);
});

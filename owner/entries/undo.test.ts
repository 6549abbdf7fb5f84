import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { beforeEach, expect, onTestFinished, vi } from 'vitest';
import { fill, marked, run, test } from '../../test/kit/ownerTool.ts';
import { startResettingProxy } from '../../test/kit/resettingProxy.ts';
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

test.for(['csv', 'jsonl'])(
  'invite --undo takes exactly the wave of a %s file back',
  async (format, { store, signups }) => {
    await fill(store);
    await signups.doc('by-hand').create({ email: 'page.15@example.com' });
    await invite(file, `--format ${format}`);
    await invite(`${file}.second`);
    const { code, out, err } = await run(`invite --undo ${file} --yes`);
    expect(err).toContain(`: 2 signups of 2 in ${file}.\n`);
    expect(out).toBe(`Took back the invitation of 2 signups. Delete ${file}, and any copy of it.\n`);
    expect(code).toBe(0);
    expect((await marked()).sort()).toEqual(SECOND);
    expect((await signups.doc('page.15@example.com').get()).data()).not.toHaveProperty('invitedAt');
    expect((await run(`invite --undo ${file} --yes`)).out).toBe(`Nobody in ${file} is invited any more.\n`);
    await invite(`${file}.again`);
    expect((await marked()).sort()).toEqual([...FIRST, ...SECOND].sort());
  },
);

test('invite --undo asks first, and needs --yes without an interactive terminal', async ({ store }) => {
  await fill(store);
  await invite(file);
  const confirm = vi.fn(async () => false);
  expect(await run(`invite --undo ${file}`, { confirm })).toMatchObject({ code: 1, out: '' });
  expect(confirm.mock.calls).toEqual([['Take these invitations back?']]);
  expect((await run(`invite --undo ${file}`)).err).toContain('Pass --yes to confirm.');
  expect((await marked()).sort()).toEqual(FIRST);
  confirm.mockImplementation(async () => true);
  expect((await run(`invite --undo ${file}`, { confirm })).code).toBe(0);
  expect(await marked()).toEqual([]);
});

test('invite --undo changes nobody if one was invited at another time', async ({ store, signups }) => {
  await fill(store);
  await invite(file);
  await signups.doc('page.15@example.com').update({ invitedAt: new Date(0) });
  const { code, err } = await run(`invite --undo ${file} --yes`);
  expect(err).toContain(`✗ 1 signup of ${file} has another time of invitation. Nobody was changed`);
  expect(code).toBe(1);
  expect((await marked()).sort()).toEqual(FIRST);
});

test('invite --undo changes nobody if one is invited again or erased while it asks', async ({ store, signups }) => {
  await fill(store);
  await invite(file);
  for (const meanwhile of [
    () => signups.doc('page.15@example.com').update({ invitedAt: new Date(0) }),
    () => signups.doc('page.15@example.com').delete(),
  ]) {
    const before = (await signups.doc('page.15@example.com').get()).get('invitedAt');
    const confirm = async () => Boolean(await meanwhile());
    const { code, err } = await run(`invite --undo ${file}`, { confirm });
    expect(err).toContain('✗ Some were invited or erased meanwhile. Nobody was changed: try again.');
    expect([code, (await marked()).includes('dialog.15@example.com')]).toEqual([1, true]);
    if ((await signups.doc('page.15@example.com').get()).exists) {
      await signups.doc('page.15@example.com').update({ invitedAt: before });
    }
  }
});

test('invite --undo takes the others back if one was erased, or erased and stored again', async ({
  store,
  signups,
}) => {
  await fill(store);
  await invite(file);
  await run('erase page.15@example.com --yes');
  vi.setSystemTime(Date.now() + 3_600_000);
  await store.add('joinWaitlist', { ...VALID.joinWaitlist, email: 'page.15@example.com' });
  await signups.doc('page.15@example.com').update({ invitedAt: new Date() });
  const { out, err } = await run(`invite --undo ${file} --yes`);
  expect(err).toContain(`: 1 signup of 2 in ${file}.\n`);
  expect(out).toContain('Took back the invitation of 1 signup.');
  expect(await marked()).toEqual(['page.15@example.com']);
});

test.for(['before', 'after'] as const)(
  'invite --undo succeeds even if the connection breaks %s the change',
  async (when, { firestore, store }) => {
    await fill(store);
    await invite(file);
    const proxy = await startResettingProxy(firestore.host);
    onTestFinished(() => proxy.stop());
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', proxy.host);
    proxy.resetNextCommit(when);
    const { code } = await run(`invite --undo ${file} --yes`);
    expect([code, proxy.resets(), await marked()]).toEqual([0, 1, []]);
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
  expect(await marked()).toHaveLength(4);
});

test('invite --undo refuses the options of a new wave', async ({ store, firestore }) => {
  await fill(store);
  await invite(file);
  for (const [args, option] of [
    ['--next 1', '--next <number>'],
    [`--out ${file}.second`, '--out <file>'],
    ['--format csv', '--format <format>'],
    ['--suspected', '--suspected'],
    ['--genuine', '--genuine'],
  ]) {
    const { code, err } = await run(`invite --undo ${file} ${args} --yes`);
    expect(err).toContain(`option '--undo <file>' cannot be used with option '${option}'`);
    expect([code, err.includes(firestore.host)]).toEqual([2, false]);
  }
  expect(await marked()).toHaveLength(2);
});

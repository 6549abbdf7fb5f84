import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { FirestoreState } from '@firestore-emulator/server';
import { beforeEach, expect, onTestFinished, vi } from 'vitest';
import { ROOT } from '../../local/project.ts';
import { fill, handedOut, marked, run, test } from '../../test/kit/ownerTool.ts';
import { startResettingProxy } from '../../test/kit/resettingProxy.ts';
import { temporaryFolder } from '../../test/kit/temporaryFolder.ts';

let folder: string;
let file: string;
beforeEach(() => {
  folder = temporaryFolder();
  file = join(folder, 'invited.csv');
});

test('of two invites at once, the second marks nobody and leaves no file', async ({ store }) => {
  await fill(store);
  const confirm = async () => {
    expect((await run(`invite --next 2 --yes --out ${file}`)).code).toBe(0);
    vi.setSystemTime(Date.UTC(2026, 10, 21, 13));
    return true;
  };
  const { code, out, err } = await run(`invite --next 3 --out ${join(folder, 'second.csv')}`, { confirm });
  expect(err).toContain('✗ Some were invited or erased meanwhile. Nobody was marked, and ');
  expect([code, out]).toEqual([1, '']);
  expect(readdirSync(folder)).toEqual(['invited.csv']);
  expect((await marked()).reverse()).toEqual(handedOut(file));
});

test('a signup that is erased during invite stays erased, and is in no file', async ({ store, signups }) => {
  await fill(store);
  const confirm = async () => {
    await run('erase page.15@example.com --yes');
    return true;
  };
  const { code, err } = await run(`invite --next 3 --out ${file}`, { confirm });
  expect(err).toContain(`Nobody was marked, and ${file} is deleted: invite again.`);
  expect([code, readdirSync(folder), await marked()]).toEqual([1, [], []]);
  expect((await signups.doc('page.15@example.com').get()).exists).toBe(false);
  expect((await run(`invite --next 3 --out ${file} --yes`)).code).toBe(0);
  expect(handedOut(file)).toEqual(['dialog.15@example.com', 'dialog.16@example.com', 'page.16@example.com']);
});

/** Kills a run of its own process in the moment that the database gets to this step of its marking. */
async function killedAt(step: 'getDocument' | 'writeV1Document') {
  const args = ['invite', '--next', '2', '--yes', '--out', file];
  const child = spawn(process.execPath, [join(import.meta.dirname, 'entries.ts'), ...args]);
  let printed = '';
  child.stderr.on('data', (text) => {
    printed += text;
  });
  const original = FirestoreState.prototype[step];
  const spy = vi.spyOn(FirestoreState.prototype, step).mockImplementation(function (
    this: FirestoreState,
    ...given: unknown[]
  ) {
    child.kill('SIGKILL');
    return Reflect.apply(original, this, given);
  });
  const [, signal] = await once(child, 'close');
  spy.mockRestore();
  return { signal, printed };
}

test.for([
  ['before', 'getDocument', []],
  ['after', 'writeV1Document', ['page.15@example.com', 'dialog.15@example.com']],
] as const)(
  'if invite is killed %s the marking, it leaves a complete file and has printed what to do',
  async ([, step, expected], { store }) => {
    await fill(store);
    const { signal, printed } = await killedAt(step);
    expect(signal).toBe('SIGKILL');
    expect(printed).toContain('If this is cut off, look for dialog.15@example.com with find:\n');
    expect(printed).toContain('if it is invited, use the file; if not, delete the file and invite again.\n');
    expect(handedOut(file)).toEqual(['dialog.15@example.com', 'page.15@example.com']);
    expect(await marked()).toEqual(expected);
    const { out } = await run('find dialog.15@example.com');
    expect(/^invitedAt/m.test(out)).toBe(expected.length > 0);
    expect((await run(`invite --next 2 --yes --out ${file}`)).code).toBe(2);
    rmSync(file);
    await run(`invite --next 2 --yes --out ${file}`);
    expect(handedOut(file)[0]).toBe(expected.length > 0 ? 'dialog.16@example.com' : 'dialog.15@example.com');
  },
);

test.for(['before', 'after'] as const)(
  'invite succeeds even if the connection breaks %s the marking',
  async (when, { firestore, store }) => {
    await fill(store);
    const proxy = await startResettingProxy(firestore.host);
    onTestFinished(() => proxy.stop());
    vi.stubEnv('FIRESTORE_EMULATOR_HOST', proxy.host);
    proxy.resetNextCommit(when);
    const { code } = await run(`invite --next 3 --yes --out ${file}`);
    expect([code, proxy.resets()]).toEqual([0, 1]);
    expect((await marked()).reverse()).toEqual(handedOut(file));
  },
);

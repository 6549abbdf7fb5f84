import { join } from 'node:path';
import { expect } from 'vitest';
import { run, test, undoIn } from '../../tests/kit/ownerTool.ts';
import { temporaryFolder } from '../../tests/kit/temporaryFolder.ts';

// walk.test.ts tests which entries belong to whom, and how commands change them.

test('without a terminal, a change needs --yes', async ({ entries }) => {
  const all = await entries();
  const { code, err } = await run('erase writer.20@example.com');
  expect([code, err]).toEqual([1, expect.stringContaining('✗ Not an interactive terminal. Pass --yes to confirm.')]);
  expect(await entries()).toEqual(all);
});

test('erase shows what it erases, and names who else has the address', async ({ messages, signups }) => {
  const { docs } = await messages.where('email', '==', 'Writer.20@Example.com').get();
  for (const { ref } of docs) await ref.update({ notifiedAt: new Date('2026-11-21') });
  await signups
    .doc('page.20@example.com')
    .update({ email: 'writer.20@example.com', passedOnAt: new Date('2026-11-21'), invitedAt: new Date('2026-11-22') });
  const { err, out } = await run('erase writer.20@example.com --yes');
  expect(err).toContain('\n2026-11-20 11:00  contact   Writer.20@Example.com  mailed 2026-11-21, Zoë, =1+1 Hello');
  expect(err).toContain('  writer.20@example.com  website, passed on 2026-11-21, invited 2026-11-22\n');
  const places = ['your mailbox', 'your mail service', 'your mail service and the files of invite'];
  expect(out).toBe(`Erased: 2.\n${places.map((place) => `Delete in ${place}, too: 1.\n`).join('')}`);
  expect((await run('erase writer.19@example.com --yes')).out).toBe('Erased: 1.\n');
  expect((await run('erase writer.19@example.com --yes')).err).toContain('✗ No such entry is stored.');
});

test('erase with the id of an entry made by hand, without a time, deletes it', async ({ signups, entries }) => {
  const all = await entries();
  await signups.doc('by-hand').create({ email: 'hand@other.example' });
  expect((await run('erase by-hand --yes')).out).toBe('Erased: 1.\n');
  expect(await entries()).toEqual(all);
});

test('erase with the id of a signup deletes all that its address has sent', async ({ messages, signups }) => {
  await messages.add({ email: 'A/b@example.com' });
  await signups.doc('a%2Fb@example.com').create({ email: 'a/b@example.com' });
  expect((await run('erase a%2Fb@example.com --yes')).out).toBe('Erased: 2.\n');
});

test('each command changes every entry once, even if a commit’s answer is lost', async ({ entries, firestore }) => {
  const all = await entries();
  let undo = '';
  // gRPC's INTERNAL, and what Google answers if the client library repeats the commit itself: INVALID_ARGUMENT.
  for (const [args, out, code] of [
    [`invite --next 2 --out ${join(temporaryFolder(), 'wave.csv')}`, 'Invited: 2.', 13],
    ['undo', 'Taken back: 2.', 13],
    ['erase @example.com --until 2026-11-20', 'Erased: 3.', 3],
  ] as const) {
    firestore.faults.push({ method: 'Commit', when: 'after', code });
    const printed = await run(`${args === 'undo' ? undo : args} --yes`);
    expect(printed.out).toContain(out);
    expect(firestore.faults).toEqual([]);
    undo ||= undoIn(printed);
  }
  expect(await entries()).toEqual(all.filter((entry) => !entry.includes('.19@')));
});

test('invite --undo takes back all invitations of a time or none, by one commit', async ({ entries, firestore }) => {
  const all = await entries();
  const undo = undoIn(await run(`invite --next 4 --out ${join(temporaryFolder(), 'wave.csv')} --yes`));
  firestore.calls.length = 0;
  await run(`${undo} --yes`);
  expect(firestore.calls.filter((method) => method === 'Commit')).toHaveLength(1);
  expect(await entries()).toEqual(all);
});

test('erase counts what it erased, and names what changed meanwhile', async ({ signups, messages, entries }) => {
  await signups.doc('page.20@example.com').update({ email: 'page.19@example.com' });
  await messages.doc('made').create({ email: 'page.19@example.com' });
  const fields = (await signups.doc('page.19@example.com').get()).data() ?? {};
  const left = (await entries()).filter((entry) => !entry.includes('page.19@'));
  const confirm = async () => {
    // One is erased, another erased and made again.
    await signups.doc('page.20@example.com').delete();
    await signups.doc('page.19@example.com').delete();
    return Boolean(await signups.doc('page.19@example.com').create(fields));
  };
  const { code, out, err } = await run('erase page.19@example.com', { confirm });
  expect([code, out]).toEqual([1, 'Erased: 1.\n']);
  expect(err).toMatch(
    /✗ Changed by somebody meanwhile, so left as they are: .*waitlist page\.(19|20)@example\.com\.\n$/,
  );
  expect(await entries()).toEqual([...left, 'waitlist page.19@example.com'].sort());
});

test('erase that fails halfway counts what it erased, and copies made meanwhile', async ({ firestore, signups }) => {
  for (const day of [19, 20]) await signups.doc(`page.${day}@example.com`).update({ passedOnAt: new Date() });
  const confirm = async () => {
    // A colleague has invited everybody meanwhile. PERMISSION_DENIED.
    for (const { ref } of (await signups.get()).docs) await ref.update({ invitedAt: new Date() });
    firestore.faults.push({ method: 'Commit', when: 'before', code: 7 });
    return true;
  };
  const { code, out } = await run('erase @example.com --collection waitlist', { confirm });
  expect([code, out.split('\n')[0]]).toEqual([1, 'Erased: 5.']);
  expect(out).toContain('Delete in your mail service and the files of invite, too: 5.\n');
});

test('invite --undo takes nothing back if one has changed meanwhile, and names it', async ({ entries, signups }) => {
  const undo = undoIn(await run(`invite --next 4 --out ${join(temporaryFolder(), 'wave.csv')} --yes`));
  const one = signups.doc('page.19@example.com');
  const confirm = async () => Boolean(await one.update({ invitedAt: new Date(0) }));
  const { code, out, err } = await run(undo, { confirm });
  expect([code, out]).toEqual([1, '']);
  expect(err).toContain('✗ Nothing is taken back, because somebody changed waitlist page.19@example.com meanwhile.\n');
  expect((await entries()).filter((entry) => entry.endsWith(' invited'))).toHaveLength(4);
});

test('erase shows 20 of 250 signups and the number of the others, and deletes all', async ({ signups, entries }) => {
  const all = await entries();
  const at = new Date('2026-11-25T10:00Z');
  const ids = Array.from({ length: 250 }, (_, n) => `wave.${n}`);
  await Promise.all(ids.map((id) => signups.doc(id).create({ email: `${id}@example.com`, createdAt: at })));
  const { err, out } = await run('erase --since 2026-11-25T10:00 --until 2026-11-25T10:01 --yes');
  expect(err.match(/^2026-11-25 10:00 .*$/gm)).toHaveLength(20);
  expect(err).toContain('\n… and 230 more.\n');
  expect(out).toBe('Erased: 250.\n');
  expect(await entries()).toEqual(all);
});

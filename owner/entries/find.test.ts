import { expect } from 'vitest';
import { fill, run, test } from '../../test/kit/ownerTool.ts';
import { VALID } from '../../test/kit/validEntries.ts';

const ID = 'b9a6f0a2-6f0e-4d3f-9d0f-0d9c3f3d7a01';

test('find shows whole messages without control characters, and no line of a visitor imitates a field', async ({
  store,
}) => {
  const message = 'Hello\u001b[2J,\r\nemail         boss@example.com\n\n\u202eBye';
  await store.add('submitContact', { submissionId: ID, name: 'Zoë', email: 'Zoe@Example.com', message });
  const { code, out, err } = await run('find ZOË', { columns: 40 });
  expect(out.split('\n')).toEqual([
    'collection    contact',
    `id            ${ID}`,
    expect.stringMatching(/^createdAt {5}2026-11-21T12:00:00\.\d{3}Z$/),
    'email         Zoe@Example.com',
    'name          Zoë',
    'message       Hello\ufffd[2J,',
    '              email boss@example.com',
    '',
    '              \ufffdBye',
    'expiresAt     2027-11-21T12:00:00.000Z',
    '',
    '',
  ]);
  expect(err).toContain('1 entry contains "ZOË".\n');
  expect(code).toBe(0);
});

test('find looks for an address, a name, a word or an id, in any case, among people and what is suspected', async ({
  store,
  signups,
}) => {
  await fill(store);
  const words = { name: 'Jane Doe', message: 'About DIALOG.15@example.com and Robot@exam\u00adple.com' };
  await store.add('submitContact', { ...VALID.submitContact, ...words, submissionId: ID });
  await signups.doc('by-hand').create({ email: ' Dialog.15@ex\u200bample.com ' });
  const found = async (text: string) => (await run(`find ${text}`)).out.match(/(?<=^(?:collection|id) +)\S.*/gm);
  const message = ['contact', ID];
  expect(await found('dialog.15@EXAMPLE.com')).toEqual([
    ...['waitlist', 'dialog.15@example.com', 'waitlist', 'by-hand'],
    ...message,
  ]);
  expect(await found('\u2066ROBOT@exam\u200bple.com\u2069')).toEqual([
    ...message,
    ...['suspected-waitlist', 'robot@example.com', 'suspected-contact', expect.any(String)],
  ]);
  expect(await found('doe')).toEqual(message);
  expect(await found(ID.slice(0, 8))).toEqual(message);
  const nobody = await run('find nobody');
  expect([nobody.out, nobody.err]).toEqual(['', expect.stringContaining('\n0 entries contain "nobody".\n')]);
});

import { expect } from 'vitest';
import { fill, run, test } from '../../test/kit/ownerTool.ts';
import { VALID } from '../../test/kit/validEntries.ts';

const ID = 'b9a6f0a2-6f0e-4d3f-9d0f-0d9c3f3d7a01';

test('find shows whole messages without control characters, and no line of a visitor imitates a field', async ({
  store,
}) => {
  const message = 'Hello\u001b[2J,\r\nemail         boss@example.com\n\n\u202eBye';
  await store.add('submitContact', {
    ...VALID.submitContact,
    submissionId: ID,
    name: 'Zoë',
    email: 'Zoe@Example.com',
    message,
    suspected: true,
  });
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
    'suspected     true',
    'expiresAt     2027-11-21T12:00:00.000Z',
    '',
    '',
  ]);
  expect(err).toContain('1 entry contains "ZOË".\n');
  expect(code).toBe(0);
});

test('find looks for an address, a name, a word or an id, in upper or lower case, in every collection', async ({
  store,
  signups,
}) => {
  await fill(store);
  await store.add('submitContact', {
    ...VALID.submitContact,
    submissionId: ID,
    name: 'Jane Doe',
    email: 'j@x.yz',
    message: 'About DIALOG.15@example.com',
  });
  await signups.doc('by-hand').create({ email: 'Dialog.15@example.com ' });
  const found = async (text: string) => (await run(`find ${text}`)).out.match(/(?<=^id +)\S.*/gm);
  expect(await found('dialog.15@EXAMPLE.com')).toEqual(['dialog.15@example.com', 'by-hand', ID]);
  expect(await found('doe')).toEqual([ID]);
  expect(await found(ID.slice(0, 8))).toEqual([ID]);
  expect(await run('find nobody')).toMatchObject({
    out: '',
    err: expect.stringContaining('0 entries contain "nobody".'),
  });
});

test('find ignores invisible characters, in entries and in the search text', async ({ signups, messages }) => {
  await signups.doc('ja\u200bne@example.com').create({ email: 'ja\u200bne@example.com' });
  await messages.doc('m').create({ message: 'Write to jane@exam\u00adple.com' });
  for (const text of ['jane@example.com', '\u2066JANE@exam\u200bple.com\u2069']) {
    expect((await run(`find ${text}`)).err).toContain('2 entries contain');
  }
});

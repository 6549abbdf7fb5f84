import { expect } from 'vitest';
import { run, test } from '../../tests/kit/ownerTool.ts';
import { VALID } from '../../tests/kit/validEntries.ts';

const [ANN, BOB, JOANN, HAND] = ['ann@x.yz', 'b/b%@x.yz', 'joann@x.yz', 'hand@y.z'];
const [ZOE, MAX] = ['zoë@xn--mnchen-3ya.de', 'max@münchen.de'];
const NOBODY: string[] = [];

test.for([
  ['find', 'a text in any spelling', 'ZOE\u0308', [ZOE, ANN]],
  ['find', 'an address in any spelling', 'zoe\u0308@MÜNCHEN.de', [ZOE]],
  ['find', 'an address, not of another that ends with it', '<ann@X.yz>,', [ANN]],
  ['find', 'a domain in any spelling', '@mu\u0308nchen.de', [ZOE, MAX, ANN]],
  ['find', 'a part of a domain in any spelling', 'MÜNCH', [ZOE, MAX, ANN]],
  ['find', 'a domain in ASCII', 'XN--mnchen-3ya.de', [ZOE, MAX, ANN]],
  ['find', 'an id', 'by-hand', [HAND]],
  // Nothing of a message is cleaned as if it were an address.
  ['find', 'words', 'please.', [ANN]],
  ['find', 'words of the owner', '"friend"', [HAND]],
  ['erase', 'an address in any spelling', 'zoe\u0308@MÜNCHEN.de', [ZOE]],
  ['erase', 'an address, not of another that ends with it', 'ann@x.yz', [ANN]],
  ['erase', 'an address in any spelling', '“\u2066B/b%@X.yz”,', [BOB, BOB]],
  ['erase', 'an id, with all of its address', 'b%2Fb%25@x.yz', [BOB, BOB]],
  ['erase', 'the id of an entry made by hand', 'by-hand', [HAND]],
  ['erase', 'a domain, not of another that ends with it', '@x.y\u00adZ', [ANN, BOB, BOB, JOANN]],
  ['erase', 'a domain in any spelling', '@mu\u0308nchen.de', [ZOE, MAX]],
  ['erase', 'a part of an address', 'ann', NOBODY],
] as const)('%s takes the entries of %s: %s', async ([command, , whose, emails], { store, signups, messages }) => {
  for (const { ref } of (await messages.get()).docs) await ref.delete();
  for (const email of [ZOE, JOANN, BOB, 'zed@notx.yz']) await store('joinWaitlist', { ...VALID.joinWaitlist, email });
  const message = 'Write to <Zoe\u0308@München.de>, please.';
  await store('submitContact', { ...VALID.submitContact, email: ANN, message });
  await store('submitContact', { ...VALID.submitContact, email: BOB.toUpperCase() });
  await store('submitContact', { ...VALID.submitContact, email: MAX });
  await signups.doc('by-hand').create({ email: HAND, source: 7, lead: 'A "Friend"' });
  const { out, err } = await run(`${command} ${whose}`, { confirm: async () => false });
  const found = `${out}${err}`.match(/(?<=^(?:email|[\d :-]*(?:waitlist|contact)) +)\S+/gm) ?? NOBODY;
  expect(found.map((email) => email.toLowerCase()).sort()).toEqual([...emails].sort());
});

test.for([
  ['--since 2026-11-21T10:00', ['contact Writer.21@Example.com', 'waitlist page.21@example.com']],
  ['--until 2026-11-19T10:00', ['waitlist dialog.19@example.com']],
  [
    '@example.com --since 2026-11-20 --until 2026-11-21 --collection waitlist',
    ['waitlist dialog.20@example.com', 'waitlist page.20@example.com'],
  ],
] as const)('erase %s deletes no other entry', async ([args, erased], { entries }) => {
  const all = await entries();
  await run(`erase ${args} --yes`);
  const left = await entries();
  expect(all.filter((entry) => !left.includes(entry))).toEqual(erased);
});

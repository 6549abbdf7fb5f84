import { GeoPoint } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { ownerMail } from '../../functions/src/domain/ownerMail.ts';
import { addMail } from '../../functions/src/store/mails.ts';
import { EXTRAS, TestDatabase } from './testDatabase.ts';

const owner = new TestDatabase();
const ids = async (collection: string) => (await owner.database.collection(collection).get()).docs.map(({ id }) => id);

test('erases an address in every spelling from both collections, and nothing else', async () => {
  await owner.fill();
  const { store } = owner;
  await store.addSignup({ ...EXTRAS, email: 'a/b%@example.com', source: 'modal' });
  await store.addMessage({ ...EXTRAS, name: 'A', email: ' A/B%@Example.com ', message: 'one' });
  await store.addMessage({ ...EXTRAS, name: 'A', email: 'a/b%@example.com', message: 'two' });
  const { code, out } = await owner.entries('erase A/b%@EXAMPLE.com --yes');
  expect(out).toBe('Erased 1 waitlist signup and 2 contact messages of a/b%@example.com.\n');
  expect(code).toBe(0);
  expect(await ids('waitlist_signups')).toHaveLength(14);
  expect(await ids('contact_submissions')).toHaveLength(7);
  expect((await owner.entries('erase a/b%@example.com --yes')).out).toBe('Nothing is stored with a/b%@example.com.\n');
});

test('erases entries that were made or changed in the console', async () => {
  await owner.fill();
  const { database } = owner;
  const signups = database.collection('waitlist_signups');
  const messages = database.collection('contact_submissions');
  await signups.doc('auto-1').create({ email: ' Jane@Example.com' });
  await signups.doc('jane@example.com').create({ source: 7 });
  await signups.doc('auto-2').create({ email: 7, createdAt: 'yesterday', source: null });
  await messages.doc('m1').create({ email: 'JANE@example.com', message: 'by phone' });
  await messages.doc('m2').create({ email: ['jane@example.com', 'x@example.com'], createdAt: '2026-11-01' });
  await messages.doc('m3').create({ Email: { work: 'jane@example.com' }, name: null });
  await messages.doc('m4').create({ about: { signup: signups.doc('jane@example.com') }, position: new GeoPoint(1, 2) });
  await messages.doc('m5').create({ email: signups.doc('auto-2') });
  await database.collection('mail').doc('sent').create({ contactEmail: 'Jane@example.com', message: null });
  await database.collection('mail').doc('about-m1').create({ contactId: 'm1' });
  await database
    .collection('mail')
    .doc('other')
    .create({ contactId: 'm5', replyTo: 'x@example.com', to: 'jane@example.com' });
  const { out } = await owner.entries('erase jane@example.com --yes');
  expect(out).toContain('Erased 2 waitlist signups, 4 contact messages and 2 mails of jane@example.com.\n');
  expect(await ids('mail')).toEqual(['other']);
  expect((await ids('waitlist_signups')).filter((id) => !id.includes('.'))).toEqual(['auto-2']);
  expect((await ids('contact_submissions')).filter((id) => id.length === 2)).toEqual(['m5']);
});

test('shows addresses that only look the same, and how to erase them', async () => {
  const { store, database } = owner;
  const hidden = 'jane\u200b@example.com';
  // The first letter of the second is Cyrillic.
  for (const email of ['jane@example.com', hidden, '\u0458ane@example.com', 'june@example.com']) {
    await store.addSignup({ ...EXTRAS, email, source: 'modal' });
  }
  const { out, err } = await owner.entries('erase jane@example.com --yes');
  expect(out).toContain('Erased 1 waitlist signup of');
  expect(err).toContain('Looks the same and stays: jane\\u{200b}@example.com');
  expect(err).toContain("npm run entries -- erase '\\u{458}ane@example.com'");
  expect(err).not.toContain('june');
  expect((await database.collection('waitlist_signups').count().get()).data().count).toBe(3);
  expect((await owner.entries('erase jane\\u{200b}@example.com --yes')).out).toContain('Erased 1 waitlist signup of');
  expect(await ids('waitlist_signups')).not.toContain(hidden);
});

test('shows what mentions the address beside other text, so that the owner can decide', async () => {
  const { database } = owner;
  const messages = database.collection('contact_submissions');
  await messages.doc('m1').create({ email: 'x@example.org', message: 'Please write to Jane@Example.com.' });
  await messages.doc('m2').create({ email: 'Jane <jane@example.com>' });
  await messages.doc('m3').create({ email: 'mary-jane@example.com', message: 'jane@example.com.au' });
  await database
    .collection('mail')
    .doc('old')
    .create({ to: 'o@x.yz', message: { text: 'Email: jane@example.com' } });
  await database
    .collection('mail')
    .doc('other')
    .create({ to: 'jane@example.com', message: { text: 'Hello' } });
  const { out, err } = await owner.entries('erase jane@example.com --yes');
  expect(err.match(/(?<=Mentions it and stays: ).*/g)).toEqual([
    'contact_submissions/m1',
    'contact_submissions/m2',
    'mail/old',
  ]);
  expect(out).toBe('Nothing is stored with jane@example.com.\n');
  expect(await ids('contact_submissions')).toHaveLength(3);
});

test('prints no control character that an address holds', async () => {
  expect((await owner.entries('erase a\\u{1b}[2J\\u{202e}@x.yz --yes')).out).toBe(
    'Nothing is stored with a�[2j�@x.yz.\n',
  );
});

test("erases the owner's mails about a message, even if the message is gone", async () => {
  await owner.fill();
  const { database } = owner;
  const contacts = (await database.collection('contact_submissions').get()).docs;
  for (const { ref } of contacts) await addMail(ref, `event-${ref.id}`, (message) => ownerMail(message, 'o@x.yz'));
  await contacts.find((contact) => contact.get('email') === 'Writer.16@Example.com')?.ref.delete();
  const { out, err } = await owner.entries('erase writer.15@example.com --yes');
  expect(err).toContain('Mails about messages from writer.15@example.com: 1');
  expect(out).toBe(
    'Erased 1 contact message and 1 mail of writer.15@example.com.\nMails that were sent are still in their mailbox.\n',
  );
  expect((await owner.entries('erase writer.16@example.com --yes')).out).toContain('Erased 1 mail of');
  const left = (await database.collection('mail').get()).docs.map((mail) => mail.get('contactEmail')).sort();
  expect(left).toEqual([17, 18, 19, 20, 21].map((day) => `writer.${day}@example.com`));
});

test('shows what it would erase and asks first', async () => {
  await owner.fill();
  const asked: string[] = [];
  const confirm = async (question: string) => {
    asked.push(question);
    return asked.length > 1;
  };
  const refused = await owner.entries('erase page.20@example.com', { confirm });
  expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining('Nothing was changed.') });
  expect(refused.err).toContain('2026-11-20 10:00  website  page.20@example.com');
  expect((await owner.entries('erase page.20@example.com', { confirm })).out).toContain('Erased 1 waitlist signup of');
  expect(asked).toEqual(['Erase this for good?', 'Erase this for good?']);
});

test('needs --yes where nobody can answer', async () => {
  await owner.fill();
  const { code, err } = await owner.entries('erase page.20@example.com');
  expect(code).toBe(1);
  expect(err).toContain('Nobody can answer here: --yes skips the question.');
  expect(await ids('waitlist_signups')).toHaveLength(14);
});

import { expect, test } from 'vitest';
import { ownerMail } from '../../functions/src/domain/ownerMail.ts';
import { addMail } from '../../functions/src/store/mails.ts';
import { EXTRAS, Workshop } from './workshop.ts';

const workshop = new Workshop();

test('what was sent with an email, in whichever spelling, from both collections, and nothing else', async () => {
  await workshop.fill();
  const store = workshop.store;
  await store.addSignup({ ...EXTRAS, email: 'a/b%@example.com', source: 'modal' });
  await store.addMessage({ ...EXTRAS, name: 'A', email: ' A/B%@Example.com ', message: 'one' });
  await store.addMessage({ ...EXTRAS, name: 'A', email: 'a/b%@example.com', message: 'two' });
  const { code, out } = await workshop.entries('erase A/b%@EXAMPLE.com --yes');
  expect(out).toBe('Erased of a/b%@example.com: 1 waitlist signup and 2 contact messages.\n');
  expect(code).toBe(0);
  expect((await workshop.database.collection('waitlist_signups').get()).size).toBe(14);
  expect((await workshop.database.collection('contact_submissions').get()).size).toBe(7);
  expect((await workshop.entries('erase a/b%@example.com --yes')).out).toBe('Nothing is kept of a/b%@example.com.\n');
});

test('the mails that told of the messages, too, and no other', async () => {
  await workshop.fill();
  const { database } = workshop;
  const contacts = (await database.collection('contact_submissions').get()).docs;
  for (const { ref } of contacts) await addMail(ref, `event-${ref.id}`, (message) => ownerMail(message, 'o@x.yz'));
  // Its message was removed by hand.
  await contacts.find((contact) => contact.get('email') === 'Writer.16@Example.com')?.ref.delete();
  const [before, after] = [await mailsTo('15'), await workshop.entries('erase writer.15@example.com --yes')];
  expect(before).toBe(1);
  expect(after.err).toContain('Mails that told of messages from writer.15@example.com: 1');
  expect(after.out).toBe(
    'Erased of writer.15@example.com: 1 contact message and 1 mail.\n' +
      'What was sent by mail is still in the mailbox it went to.\n',
  );
  expect((await workshop.entries('erase writer.16@example.com --yes')).out).toContain(': 1 mail.');
  expect([await mailsTo('15'), await mailsTo('16'), await mailsTo('17')]).toEqual([0, 0, 1]);
  expect((await database.collection('mail').get()).size).toBe(5);

  async function mailsTo(day: string) {
    return (await database.collection('mail').where('contactEmail', '==', `writer.${day}@example.com`).get()).size;
  }
});

test('shows what it would remove and asks first', async () => {
  await workshop.fill();
  const asked: string[] = [];
  const confirm = async (question: string) => {
    asked.push(question);
    return asked.length > 1;
  };
  const refused = await workshop.entries('erase page.20@example.com', { confirm });
  expect(refused).toMatchObject({ code: 1, out: '', err: expect.stringContaining('Nothing was erased.') });
  expect(refused.err).toContain('2026-11-20 10:00  website  page.20@example.com');
  expect((await workshop.entries('erase page.20@example.com', { confirm })).out).toContain('1 waitlist signup.');
  expect(asked).toEqual(['Erase this for good?', 'Erase this for good?']);
});

test('where nobody can be asked, it wants --yes', async () => {
  await workshop.fill();
  const { code, err } = await workshop.entries('erase page.20@example.com');
  expect(code).toBe(1);
  expect(err).toContain('Nobody is there to ask: --yes erases without asking.');
  expect((await workshop.database.collection('waitlist_signups').get()).size).toBe(14);
});

test('an address is wanted', async () => {
  expect(await workshop.entries('erase jane --yes')).toMatchObject({
    code: 1,
    err: expect.stringContaining('jane is no email address.'),
  });
});

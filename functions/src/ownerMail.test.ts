import { Timestamp } from 'firebase-admin/firestore';
import { expect, test } from 'vitest';
import { composeMail } from './ownerMail.ts';

const OWNER = 'owner@stet.example';
const ID = '4f1c';
const TEXT = 'Time: 1970-01-01 00:00 UTC\nId: 4f1c\n\nHi\nthere\n';
const NO_REPLY = 'The address below can\'t be answered by "Reply". Copy it, and correct it if you can.\n';
const JANE = { name: 'Jane', email: 'Jane@Example.com ', message: 'Hi\nthere', createdAt: Timestamp.fromMillis(0) };

test('the owner’s mail can be built from a document that was typed into the console', () => {
  expect(composeMail({ message: 'Hi' }, OWNER, ID).text).toBe(`${NO_REPLY}Name: \nEmail: \nTime: \nId: 4f1c\n\nHi\n`);
});

test.each([
  ['line breaks', 'Jane\r\nBcc: all@example.com\u2028x\u0085y', 'Jane Bcc: all@example.com x y'],
  ['characters that reverse a line', 'Jane\u202e\0', 'Jane'],
  ['an encoded word', '=?utf-8?q?Boss?=', '= ?utf-8?q?Boss?='],
])('the owner’s mail has a name with %s on one line, which no mail program decodes', (_what, name, line) => {
  const { subject, text } = composeMail({ ...JANE, name }, OWNER, ID);
  expect(subject).toBe(`Message from ${line} (Jane@Example.com)`);
  expect(text).toBe(`Name: ${line.replace('= ?', '=?')}\nEmail: Jane@Example.com\n${TEXT}`);
});

test.each(['a@x.yz,b@x.yz', 'jane@localhost', 'Jane <jane@x.yz>, joe@x.yz', 'jane@x..yz', 'jané@x.yz'])(
  'the owner’s mail about %s omits Reply-To, and says so first',
  (email) => {
    const mail = composeMail({ ...JANE, email }, OWNER, ID);
    expect(mail).not.toHaveProperty('replyTo');
    expect(mail.text).toBe(`${NO_REPLY}Name: Jane\nEmail: ${email}\n${TEXT}`);
  },
);

test('the owner’s mail can be answered if the address was pasted, or has other than ASCII letters', () => {
  for (const [email, replyTo] of [
    ['\ufeffja\u00adne\u202a@exa\u200bmple.com\u202c', 'jane@example.com'],
    ['a@münchen.de', 'a@xn--mnchen-3ya.de'],
  ]) {
    expect(composeMail({ ...JANE, email }, OWNER, ID).replyTo).toBe(replyTo);
  }
});

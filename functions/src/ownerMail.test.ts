import fc from 'fast-check';
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
  ['an encoded word', '=?utf-8?q?Boss?=', '= ?utf-8?q?Boss?='],
])('the owner’s mail has its subject on one line, which no mail program decodes: %s in a name', (_what, name, line) => {
  expect(composeMail({ ...JANE, name }, OWNER, ID).subject).toBe(`Message from ${line} (Jane@Example.com)`);
});

test.each([
  ...['a@x.yz,b@x.yz', 'jane@localhost', 'Jane <jane@x.yz>, joe@x.yz', '"jane"@x.yz'],
  ...['jane@x..yz', 'jané@x.yz', 'jane@x.yz(home)'],
])('the owner’s mail about %s omits Reply-To, and says so first', (email) => {
  const mail = composeMail({ ...JANE, email }, OWNER, ID);
  expect(mail).not.toHaveProperty('replyTo');
  expect(mail.text).toBe(`${NO_REPLY}Name: Jane\nEmail: ${email}\n${TEXT}`);
});

test('the owner’s mail can be answered if the address was pasted, or has other than ASCII letters', () => {
  const email = '\ufeffja\u00adne\u202a@exa\u200bmple.com\u202c';
  const { replyTo, text } = composeMail({ ...JANE, email }, OWNER, ID);
  expect(replyTo).toBe('jane@example.com');
  expect(text).not.toContain(NO_REPLY);
  expect(composeMail({ ...JANE, email: 'a@münchen.de' }, OWNER, ID).replyTo).toBe('a@xn--mnchen-3ya.de');
});

test('the owner’s mail has one line each for subject, name and email, for any text', () => {
  const text = fc.string({ unit: fc.constantFrom('\n', '\r', '\0', '\u2028', '\u202e', ' ', '=', '?', 'a') });
  fc.assert(
    fc.property(text, text, text, (name, email, message) => {
      const { subject, text: lines } = composeMail({ name, email, message }, OWNER, ID);
      expect(subject).toMatch(/^[^\p{Cc}\p{Bidi_Control}\u2028\u2029]*$/u);
      expect(lines.replace(NO_REPLY, '')).toMatch(
        /^Name: [^\p{Cc}\p{Bidi_Control}\u2028\u2029]*\nEmail: [^\p{Cc}\p{Bidi_Control}\u2028\u2029]*\nTime: \nId: 4f1c\n\n/u,
      );
    }),
  );
});

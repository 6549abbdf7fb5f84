import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, expect, vi } from 'vitest';
import { test } from '../../tests/kit/testFunctions.ts';
import { VALID } from '../../tests/kit/validEntries.ts';
import { composeMail, mailToOwner } from './notifyOwner.ts';

const OWNER = 'owner@stet.example';
const ID = '4f1c';
const WRITTEN = { ...VALID.submitContact, name: 'Zoë Quist', email: ' Zoe@Quist.example', message: 'Hi,\nhow much?' };

/** Mails a message by the server with this URL. */
function mail(url: string, signal = new AbortController().signal) {
  vi.stubEnv('SMTP_URL', url);
  return mailToOwner(OWNER, WRITTEN, signal, ID);
}

afterEach(() => void vi.unstubAllEnvs());

test('a message is mailed as plain text, and a reply goes to its writer', async ({ mailServer }) => {
  await mail(`${mailServer.url}&from=site@stet.example`);
  const headers = ['From: site@stet.example', `To: ${OWNER}`, 'Reply-To: Zoe@quist.example'];
  const subject = expect.stringMatching(/^Subject: =\?UTF-8\?Q\?.*_Zo=C3=AB_Quist_=28Zoe=40Qui/);
  const text = ['Content-Type: text/plain; charset=utf-8', 'Id: 4f1c', '', 'Hi,', 'how much?'];
  const lines = expect.arrayContaining([...headers, subject, ...text]);
  expect(mailServer.mails).toEqual([{ from: 'site@stet.example', to: [OWNER], lines }]);
  // Help desks ignore mail with headers that say it is automatic.
  expect(mailServer.mails[0]?.lines.join('\n')).not.toMatch(/^(Auto-Submitted|Precedence|X-Auto)/im);
});

test('a mail’s From is the owner, or the sender in SMTP_URL', async ({ mailServer }) => {
  for (const query of ['', '&from=Stet', '&from=site+news@stet.example']) await mail(mailServer.url + query);
  expect(mailServer.mails.map(({ from }) => from)).toEqual([OWNER, OWNER, 'site+news@stet.example']);
});

test.for([
  ['refuses the recipient', { refusesWith: 550 }, undefined, 'EENVELOPE'],
  ['does not encrypt', { offersTls: false }, undefined, 'ETLS'],
  ['is reached after the try’s deadline', {}, AbortSignal.abort(), 'EABORT'],
] as const)('a mail server that %s gets no mail', async ([, behaviour, signal, code], { mailServer }) => {
  Object.assign(mailServer.behaviour, behaviour);
  await expect(mail(mailServer.url, signal)).rejects.toMatchObject({ code });
  expect(mailServer.mails).toEqual([]);
});

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

import { afterEach, expect, vi } from 'vitest';
import { test } from '../../tests/kit/testFunctions.ts';
import { VALID } from '../../tests/kit/validEntries.ts';
import { mailToOwner } from './notifyOwner.ts';

const OWNER = 'owner@stet.example';
const WRITTEN = { ...VALID.submitContact, name: 'Zoë Quist', email: ' Zoe@Quist.example', message: 'Hi,\nhow much?' };

/** Mails a message by the server with this URL. */
function mail(url: string, signal = new AbortController().signal) {
  vi.stubEnv('SMTP_URL', url);
  return mailToOwner(OWNER, WRITTEN, signal, '4f1c');
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
  ['refuses the recipient', { refusesWith: 550 }, 'EENVELOPE'],
  ['does not encrypt', { offersTls: false }, 'ETLS'],
] as const)('a mail server that %s gets no mail', async ([, behaviour, code], { mailServer }) => {
  mailServer.behave(behaviour);
  await expect(mail(mailServer.url)).rejects.toMatchObject({ code });
  expect(mailServer.mails).toEqual([]);
});

test('no mail is sent after the try’s deadline', async ({ mailServer }) => {
  await expect(mail(mailServer.url, AbortSignal.abort())).rejects.toMatchObject({ code: 'EABORT' });
  expect(mailServer.mails).toEqual([]);
});

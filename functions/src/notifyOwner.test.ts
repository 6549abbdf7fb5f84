import { setTimeout } from 'node:timers/promises';
import type { Firestore } from 'firebase-admin/firestore';
import { beforeEach, expect, vi } from 'vitest';
import { contactEvent } from '../../test/kit/contactEvent.ts';
import { test as base } from '../../test/kit/testFunctions.ts';
import { VALID } from '../../test/kit/validEntries.ts';
import { FirestoreStore } from './store.ts';

const OWNER = 'owner@stet.example';
/** When the platform ends a try: `timeoutSeconds`. */
const PLATFORM_MS = 30_000;
const WRITTEN = {
  ...VALID.submitContact,
  name: 'Zoë Quist',
  email: ' Zoe@Quist.example',
  message: 'Hello,\nhow much is it?',
};

const test = base.extend('functions', { scope: 'file' }, ({ mailServer, start }) =>
  start({ env: { OWNER_EMAIL: OWNER, SMTP_URL: `${mailServer.url}&from=site@stet.example` } }),
);

/** Stores a message, and returns its event. */
async function write({ database, projectId }: { database: Firestore; projectId: string }, suspected = false) {
  const contactId = crypto.randomUUID();
  await new FirestoreStore(database).add('submitContact', { ...WRITTEN, submissionId: contactId, suspected });
  const document = database.doc(`contact_submissions/${contactId}`);
  return { event: contactEvent({ id: crypto.randomUUID(), projectId, contactId, fields: WRITTEN }), document };
}

type MailServer = { mailServer: { behave(): void; mails: unknown[] } };
beforeEach<MailServer>(({ mailServer }) => {
  mailServer.behave();
  mailServer.mails.length = 0;
});

test('a message is mailed to the owner as plain text, and a reply goes to its writer', async ({
  functions,
  mailServer,
}) => {
  const { event, document } = await write(functions);
  expect(await functions.deliver(event)).toBe(204);
  expect(mailServer.mails).toEqual([
    {
      from: 'site@stet.example',
      to: [OWNER],
      headers: expect.objectContaining({
        From: 'site@stet.example',
        To: OWNER,
        'Reply-To': 'Zoe@quist.example',
        Subject: '=?UTF-8?Q?Message_from_Zo=C3=AB_Quist?=',
        'Content-Type': 'text/plain; charset=utf-8',
      }),
      body: 'Name: Zo=C3=AB Quist\r\nEmail: Zoe@Quist.example\r\n\r\nHello,\r\nhow much is it?\r\n',
    },
  ]);
  expect((await document.get()).data()).toEqual({
    ...WRITTEN,
    createdAt: expect.anything(),
    expiresAt: expect.anything(),
    notifiedAt: expect.anything(),
  });
});

test('a repeated event sends no second mail', async ({ functions, mailServer }) => {
  const { event } = await write(functions);
  expect([await functions.deliver(event), await functions.deliver(event)]).toEqual([204, 204]);
  expect(mailServer.mails).toHaveLength(1);
});

test('two equal messages are mailed twice', async ({ functions, mailServer }) => {
  const messages = [await write(functions), await write(functions)];
  expect(await Promise.all(messages.map(({ event }) => functions.deliver(event)))).toEqual([204, 204]);
  expect(mailServer.mails).toHaveLength(2);
});

test('the same words are mailed again after two days, and after a post that filled the honeypot', async ({
  functions,
  mailServer,
}) => {
  const { database, projectId } = functions;
  const mailAll = async () => {
    const ids = (await functions.entries('submitContact')).map(({ id }) => id).filter((id) => !before.includes(id));
    for (const contactId of ids) {
      await functions.deliver(contactEvent({ id: crypto.randomUUID(), projectId, contactId, fields: WRITTEN }));
    }
    return [ids.length, mailServer.mails.length];
  };
  const before = (await functions.entries('submitContact')).map(({ id }) => id);
  const post = (trap = '') => functions.postForm('submitContact', { ...WRITTEN, message: 'Again?', trap });
  const answers = [await post('Acme'), await post(), await post()];
  expect(await mailAll()).toEqual([2, 1]);
  for (const { id } of await functions.entries('submitContact')) {
    await database
      .doc(`contact_submissions/${id}`)
      .update({ createdAt: new Date(Date.now() - 2 * 24 * 60 * 60 * 1_000) });
  }
  answers.push(await post(), await post());
  expect(await mailAll()).toEqual([3, 2]);
  expect(new Set(answers)).toEqual(new Set(['303 /form/message-sent']));
});

test('a suspected message is not mailed', async ({ functions, mailServer }) => {
  const { event, document } = await write(functions, true);
  expect(await functions.deliver(event)).toBe(204);
  expect(mailServer.mails).toEqual([]);
  expect((await document.get()).data()).not.toHaveProperty('notifiedAt');
});

test('an erased message is neither mailed nor restored', async ({ functions, mailServer }) => {
  const { event, document } = await write(functions);
  await document.delete();
  expect(await functions.deliver(event)).toBe(204);
  expect(mailServer.mails).toEqual([]);
  expect((await document.get()).exists).toBe(false);
});

test('a message that is erased while it is mailed is not restored', async ({ functions, mailServer }) => {
  const { event, document } = await write(functions);
  mailServer.behave({ beforeAnswer: () => document.delete() });
  expect(await functions.deliver(event)).toBe(204);
  expect(mailServer.mails).toHaveLength(1);
  expect((await document.get()).exists).toBe(false);
});

test.for([
  ['refuses the recipient', { refuses: true }, 'EENVELOPE'],
  ['wants another password', { password: 'changed' }, 'EAUTH'],
  ['does not encrypt', { offersTls: false }, 'ETLS'],
] as const)(
  'a message is mailed by a later try after a mail server that %s',
  async ([, behaviour, code], { functions, mailServer }) => {
    const { event, document } = await write(functions);
    const before = functions.log().length;
    mailServer.behave(behaviour);
    expect(await functions.deliver(event)).toBe(500);
    const log = functions.log().slice(before);
    expect(log).toContain('notifyOwner failed');
    expect(log).toContain(`"code":"${code}"`);
    expect(mailServer.mails).toEqual([]);
    expect((await document.get()).data()).not.toHaveProperty('notifiedAt');

    mailServer.behave();
    expect(await functions.deliver(event)).toBe(204);
    expect(mailServer.mails).toHaveLength(1);
  },
);

test('a try waits for a slow mail server, but ends before the platform would end it', async ({
  functions,
  mailServer,
}) => {
  const [slow, hanging] = [await write(functions), await write(functions)];
  const before = functions.log().length;
  const start = performance.now();
  // Many servers scan a mail before they acknowledge it.
  mailServer.behave({ beforeAnswer: () => setTimeout(15_000) });
  const acknowledged = functions.deliver(slow.event);
  await vi.waitFor(() => expect(mailServer.mails).toHaveLength(1), { timeout: 10_000 });
  mailServer.behave({ hangs: true });
  expect(await functions.deliver(hanging.event)).toBe(500);
  expect(performance.now() - start).toBeLessThan(PLATFORM_MS);
  expect(functions.log().slice(before)).toContain('"code":"EABORT"');
  expect(await acknowledged).toBe(204);
  expect((await slow.document.get()).data()).toHaveProperty('notifiedAt');

  mailServer.behave();
  expect([await functions.deliver(slow.event), await functions.deliver(hanging.event)]).toEqual([204, 204]);
  expect(mailServer.mails).toHaveLength(2);
});

test('no log line holds personal data or the password', async ({ functions }) => {
  expect(await functions.stop()).not.toMatch(/zoe|zoë|quist|how much|owner@|site@|horse/i);
});

test.for([
  ['', OWNER],
  ['&from=', OWNER],
  ['&from=Stet', OWNER],
  ['&from=site+news@stet.example', 'site+news@stet.example'],
  ['&from=site%2Bnews@stet.example', 'site+news@stet.example'],
] as const)(
  'a mail’s From is the owner, or the sender in SMTP_URL: %j',
  async ([parameter, sender], { mailServer, start }) => {
    const functions = await start({ env: { OWNER_EMAIL: OWNER, SMTP_URL: mailServer.url + parameter } });
    expect(await functions.deliver((await write(functions)).event)).toBe(204);
    expect(mailServer.mails).toMatchObject([{ from: sender, headers: { From: sender } }]);
  },
);

test('without SMTP_URL, the logged failure names the missing secret', async ({ start }) => {
  const functions = await start({ env: { OWNER_EMAIL: OWNER } });
  expect(await functions.deliver((await write(functions)).event)).toBe(500);
  expect(await functions.stop()).toContain('"error":"NoSmtpUrlError"');
});

test('without OWNER_EMAIL, no mail is sent', async ({ mailServer, start }) => {
  const functions = await start({ env: { OWNER_EMAIL: '', SMTP_URL: mailServer.url } });
  expect(await functions.deliver((await write(functions)).event)).toBe(204);
  expect(mailServer.mails).toEqual([]);
});

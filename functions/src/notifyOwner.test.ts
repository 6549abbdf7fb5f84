import { Timestamp } from 'firebase-admin/firestore';
import { afterEach, expect, vi } from 'vitest';
import type { startMailServer } from '../../tests/kit/startMailServer.ts';
import { test as base, FAILURE } from '../../tests/kit/testFunctions.ts';
import { VALID } from '../../tests/kit/validEntries.ts';
import { notifyOwner } from './index.ts';

const { log } = vi.hoisted(() => ({ log: vi.fn() }));
vi.mock('firebase-functions/logger', () => ({ error: log }));

type Behaviour = Parameters<Awaited<ReturnType<typeof startMailServer>>['behave']>[0];
type CreationEvent = Parameters<typeof notifyOwner.run>[0];

const OWNER = 'owner@stet.example';
/** The platform ends a try after this time. */
const TIMEOUT_MS = Number(notifyOwner.__endpoint.timeoutSeconds) * 1_000;
const WRITTEN = { ...VALID.submitContact, name: 'Zoë Quist', email: ' Zoe@Quist.example', message: 'Hi,\nhow much?' };

/** Stores a message, and handles the event of its creation. */
const test = base.extend('write', ({ database, mailServer }) => {
  vi.stubEnv('OWNER_EMAIL', OWNER);
  vi.stubEnv('SMTP_URL', `${mailServer.url}&from=site@stet.example`);
  return async () => {
    const document = database.doc(`contact_submissions/${crypto.randomUUID()}`);
    await document.create({ ...WRITTEN, createdAt: Timestamp.now(), expiresAt: Timestamp.now() });
    const event = { data: await document.get() } as CreationEvent;
    return { document, fields: async () => (await document.get()).data(), deliver: () => notifyOwner.run(event) };
  };
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.useRealTimers();
  vi.restoreAllMocks();
  log.mockClear();
});

test('a message is mailed as plain text, and a reply goes to its writer', async ({ mailServer, write }) => {
  const { deliver, document, fields } = await write();
  await deliver();
  const headers = ['From: site@stet.example', `To: ${OWNER}`, 'Reply-To: Zoe@quist.example'];
  const subject = expect.stringMatching(/^Subject: =\?UTF-8\?Q\?.*_Zo=C3=AB_Quist_=28Zoe=40Qui/);
  const text = ['Content-Type: text/plain; charset=utf-8', `Id: ${document.id}`, '', 'Hi,', 'how much?'];
  const lines = expect.arrayContaining([...headers, subject, ...text]);
  expect(mailServer.mails).toEqual([{ from: 'site@stet.example', to: [OWNER], lines }]);
  // Help desks ignore mail with headers that say it is automatic.
  expect(mailServer.mails[0]?.lines.join('\n')).not.toMatch(/^(Auto-Submitted|Precedence|X-Auto)/im);
  const time = expect.anything();
  expect(await fields()).toEqual({ ...WRITTEN, createdAt: time, expiresAt: time, notifiedAt: time });
});

test('a repeated event sends no second mail, but equal words of another message do', async ({ mailServer, write }) => {
  const [one, other] = [await write(), await write()];
  for (const { deliver } of [one, one, other]) await deliver();
  expect(mailServer.mails).toHaveLength(2);
});

test('an erased message is neither mailed nor restored', async ({ mailServer, write }) => {
  const { deliver, document, fields } = await write();
  mailServer.behave({ beforeAnswer: () => document.delete() });
  for (const _try of ['while it is mailed', 'before it is mailed']) {
    await deliver();
    expect(mailServer.mails).toHaveLength(1);
    expect(await fields()).toBeUndefined();
  }
});

test('a try fails if its mail is sent but can’t be marked', async ({ database, mailServer, write }) => {
  const { deliver } = await write();
  mailServer.behave({ beforeAnswer: () => database.terminate() });
  await expect(deliver()).rejects.toThrow();
});

test.for([
  ['refuses the recipient', { refusesWith: 550 }, 'EENVELOPE'],
  ['wants another password', { password: 'changed' }, 'EAUTH'],
  ['does not encrypt', { offersTls: false }, 'ETLS'],
] satisfies [string, Behaviour, string][])(
  'a message is mailed by a later try after a mail server that %s',
  async ([, behaviour, code], { mailServer, write }) => {
    const { deliver, fields } = await write();
    mailServer.behave(behaviour);
    await expect(deliver()).rejects.toThrow();
    // This line raises the alert. It contains neither personal data nor the password.
    expect(log.mock.calls).toEqual([[expect.stringMatching(FAILURE), { error: 'Error', code }]]);
    expect(mailServer.mails).toEqual([]);
    expect(await fields()).not.toHaveProperty('notifiedAt');

    mailServer.behave();
    await deliver();
    expect(mailServer.mails).toHaveLength(1);
  },
);

test('a mail server has at least 15 seconds to answer, and less time than a try', async ({ mailServer, write }) => {
  const abort = new AbortController();
  const timeout = vi.spyOn(AbortSignal, 'timeout').mockReturnValue(abort.signal);
  mailServer.behave({
    beforeAnswer() {
      abort.abort();
      return new Promise(() => {});
    },
  });
  const { deliver, fields } = await write();
  await expect(deliver()).rejects.toThrow();
  expect(log.mock.calls).toEqual([['notifyOwner failed', expect.objectContaining({ code: 'EABORT' })]]);
  expect(await fields()).not.toHaveProperty('notifiedAt');
  expect(timeout.mock.calls[0]?.[0]).toBeGreaterThanOrEqual(15_000);
  expect(timeout.mock.calls[0]?.[0]).toBeLessThan(TIMEOUT_MS);
});

test('a try whose database doesn’t answer ends before the platform ends it', async ({ write }) => {
  const { document } = await write();
  vi.spyOn(document, 'get').mockReturnValue(new Promise(() => {}));
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const tried = vi.fn();
  notifyOwner.run({ data: { ref: document } } as CreationEvent).catch(tried);
  await vi.advanceTimersByTimeAsync(TIMEOUT_MS - 1);
  expect(tried).toHaveBeenCalledOnce();
  expect(log.mock.calls).toEqual([['notifyOwner failed', { error: 'DeadlineError' }]]);
});

test.for([
  ['', OWNER],
  ['&from=Stet', OWNER],
  ['&from=site+news@stet.example', 'site+news@stet.example'],
  ['&from=site%2Bnews@stet.example', 'site+news@stet.example'],
] as const)(
  'a mail’s From is the owner, or the sender in SMTP_URL: %j',
  async ([query, from], { mailServer, write }) => {
    vi.stubEnv('SMTP_URL', mailServer.url + query);
    await (await write()).deliver();
    expect(mailServer.mails).toMatchObject([{ from, lines: expect.arrayContaining([`From: ${from}`]) }]);
  },
);

test('without SMTP_URL, the logged failure has the code that the alert explains', async ({ write }) => {
  vi.stubEnv('SMTP_URL', undefined);
  await expect((await write()).deliver()).rejects.toThrow();
  expect(log.mock.calls).toEqual([['notifyOwner failed', { error: 'TypeError', code: 'ERR_INVALID_URL' }]]);
});

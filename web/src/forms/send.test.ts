import { webcrypto } from 'node:crypto';
import { beforeEach, expect, test, vi } from 'vitest';
import { CALL_TIMEOUT_SECONDS, type FormName } from '../../../shared/contract.ts';
import { VALID } from '../../../tests/kit/validEntries.ts';
import { failureLogs } from '../content/forms.ts';
import { closeDialog, dismissToast, edit, navigated, openDialog, setMenuOpen, toastOf, useUi } from '../state/ui.ts';
import { draftOf } from './draft.ts';
import { rememberCampaign, send as sendForm } from './send.ts';

/** Answers as a test says, instead of the functions. */
const fetch = vi.fn<typeof globalThis.fetch>();
const log = vi.spyOn(console, 'error').mockReturnValue();
vi.stubGlobal('fetch', fetch);
vi.stubGlobal('location', { origin: 'https://stet.example' });
const [listen, forget] = [vi.fn<(type: string, listener: (event: object) => void) => void>(), vi.fn()];
vi.stubGlobal('addEventListener', listen);
vi.stubGlobal('removeEventListener', forget);

beforeEach(() => {
  useUi.setState(useUi.getInitialState(), true);
  rememberCampaign('');
  vi.stubGlobal('crypto', webcrypto);
  fetch.mockClear();
  log.mockClear();
});

type Fields = Record<string, string>;

function dataOf(fields: Fields): FormData {
  const data = new FormData();
  for (const [name, text] of Object.entries(fields)) data.append(name, text);
  return data;
}

const EMAIL = 'reader@example.com';
const MESSAGE = { ...VALID.submitContact, trap: '' };

/** Submits the form with this name on its page. */
const send = (name: FormName, fields: Fields) => sendForm(name, name, dataOf(fields));
const joinPage = (email: string) => send('joinWaitlist', { email, source: 'website', trap: '' });
const change = (name: FormName, fields: Fields) => edit(name, name, draftOf(name, dataOf(fields)));
const formOf = (name: FormName) => useUi.getState().forms[name];

const answers = (body: string, status: number) => () =>
  void fetch.mockImplementation(async () => new Response(body, { status }));
const succeeds = answers('{"result":{}}', 200);
const answersWith = (error: object) => answers(JSON.stringify({ error }), 400);
const fails = answersWith({ status: 'INTERNAL' });
/** Any status will do, because the reason decides. */
const refuses = (reason: string) => answersWith({ status: 'ABORTED', details: { reason } });
const answersKnown = refuses('already-registered');
const answersKnownCode = answersWith({ status: 'ALREADY_EXISTS' });
const waits = () => void fetch.mockReturnValue(new Promise(() => {}));
const received = () => fetch.mock.calls.map(([, init]) => JSON.parse(`${init?.body}`).data);

async function joined() {
  succeeds();
  await joinPage(EMAIL);
}
async function notJoined() {
  fails();
  await joinPage(EMAIL);
}
const join = () => joinPage(EMAIL);
const joinInDialog = () => sendForm('join-modal', 'joinWaitlist', dataOf({ email: EMAIL, source: 'modal', trap: '' }));
const joinAndClose = () => {
  const sent = joinInDialog();
  closeDialog();
  return sent;
};
const write = () => send('submitContact', MESSAGE);
const type = (text: string) => () => change('joinWaitlist', { email: text });
const loseTls = () => vi.stubGlobal('crypto', {});
const openMenu = () => setMenuOpen(true);
const follow = () => navigated(false);
const leave = () => navigated(true);

/** The visible ones of toast, dialog, menu and record. */
function shown() {
  const { dialogOpen, menuOpen, record } = useUi.getState();
  const toast = toastOf(useUi.getState())?.outcome;
  return [toast, dialogOpen && 'dialog', menuOpen && 'menu', record && 'record'].filter(Boolean).join(', ');
}

type Step = () => unknown;
const RULES: [rule: string, before: Step[], what: Step, shows: string][] = [
  ['an HTML page of a proxy with status 200 is a failure', [answers('<html>', 200)], join, 'not-joined'],
  ['§8 the code of 23505 means known, even without a reason', [answersKnownCode], join, 'already-registered'],
  ['a text that only the server refuses shows a toast', [refuses('name-too-long')], write, 'message-invalid'],
  ['a visitor joins without TLS, where browsers make no id', [succeeds, loseTls], join, 'joined, record'],
  ['§5 an empty email shows a toast', [], () => joinPage(''), 'email-required'],
  ['the newest outcome is shown', [fails, write], joined, 'joined, record'],
  ['a failure outlasts another form’s success', [fails, write, joined], dismissToast, 'message-not-sent, record'],
  ['a success that another success covered isn’t said again', [succeeds, write, joined], dismissToast, 'record'],
  ['an edit ends its form’s failure', [notJoined], type('r'), ''],
  ['an edit ends its form’s success', [joined], type('r'), 'record'],
  ['an edit keeps a failure of another form', [fails, write], type('r'), 'message-not-sent'],
  ['sending removes its form’s toast, so the answer alone is announced', [notJoined, waits], () => void join(), ''],
  ['§4 a stored signup from the dialog closes it', [openDialog, succeeds], joinInDialog, 'joined, record'],
  ['§4 a known email from the dialog closes it', [openDialog, answersKnown], joinInDialog, 'already-registered'],
  ['§4 a failure keeps the dialog open', [openDialog, fails], joinInDialog, 'not-joined, dialog'],
  ['a signup on the page keeps an open dialog', [openDialog], joined, 'joined, dialog, record'],
  ['closing a dialog ends only its failure', [fails, write, openDialog, joinInDialog], closeDialog, 'message-not-sent'],
  ['a link keeps a failure of the closed dialog', [openDialog, fails, joinAndClose], follow, 'not-joined'],
  ['another page has no record', [joined], leave, 'joined'],
  ['a link closes the menu', [openMenu], follow, ''],
];

test.each(RULES)('%s', async (_, before, what, shows) => {
  for (const step of before) await step();
  await what();
  expect(shown()).toBe(shows);
});

test('a call without an answer fails after the functions’ own timeout', async () => {
  vi.useFakeTimers();
  fetch.mockReturnValue(new Promise(() => {}));
  const joining = join();
  await vi.advanceTimersByTimeAsync(CALL_TIMEOUT_SECONDS * 1_000);
  expect(shown()).toBe('');
  await vi.advanceTimersByTimeAsync(15_000);
  await joining;
  expect(shown()).toBe('not-joined');
  vi.useRealTimers();
});

test('§8 only a failure is logged', async () => {
  await joined();
  answersKnown();
  await join();
  expect(log).not.toHaveBeenCalled();
  await notJoined();
  expect(log).toHaveBeenCalledExactlyOnceWith(failureLogs.joinWaitlist, expect.any(Error));
});

test('§7 a form sends its own fields, the honeypot if a robot filled it, and an id', async () => {
  succeeds();
  const fields = { ...VALID.joinWaitlist, email: ' Reader@example.com', trap: 'robot' };
  await send('joinWaitlist', { ...fields, extra: 'of an extension' });
  expect(received()).toEqual([{ ...fields, email: EMAIL, submissionId: expect.any(String) }]);
});

test.each([
  ['/?ref=Product_Hunt&utm_source=news', 'product_hunt'],
  ['/?ref=&ref=%C3%A9&utm_source=Spring+Sale&utm_source=blog', 'spring_sale'],
  ['/?utm_medium=x&amp;REF=Blog&utm_source=news', 'blog'],
  ['/?ref=jane@example.com', undefined],
  ['/?ref=news?utm_source=brevo', 'news'],
  ['/#waitlist?utm_source=news', 'news'],
])('a signup sends the campaign of the link %s, also after navigation; a message doesn’t', async (address, name) => {
  succeeds();
  rememberCampaign(address);
  leave();
  await join();
  await write();
  expect(received().map(({ campaign }) => campaign)).toEqual([name, undefined]);
});

test('the browser asks before it closes a tab while a form is on its way, an older one, too', async () => {
  succeeds();
  const sending = join();
  const event = { preventDefault: vi.fn(), returnValue: false };
  listen.mock.lastCall?.[1](event);
  expect([event.preventDefault.mock.calls.length, event.returnValue]).toEqual([1, true]);
  await sending;
  expect(forget.mock.lastCall).toEqual(listen.mock.lastCall);
});

test('§4 a form that sends ignores a second submit, and keeps its draft until the answer', async () => {
  succeeds();
  const sending = join();
  await join();
  type('')();
  expect(formOf('joinWaitlist')).toMatchObject({ isSending: true, draft: { email: EMAIL } });
  await sending;
  expect(formOf('joinWaitlist')?.draft).toBeUndefined();
  expect(received()).toHaveLength(1);
});

test('§5 an invalid message is not sent, and its error stays until it is short enough', async () => {
  const errors = { message: 'message-too-long' };
  await send('submitContact', { ...MESSAGE, message: 'm'.repeat(5_002) });
  expect(formOf('submitContact')?.errors).toEqual(errors);
  change('submitContact', { ...MESSAGE, message: 'm'.repeat(5_001) });
  expect(formOf('submitContact')?.errors).toEqual(errors);
  change('submitContact', { ...MESSAGE, message: 'm'.repeat(5_000) });
  expect(formOf('submitContact')?.errors).toEqual({});
  expect(received()).toEqual([]);
});

test.each([
  ['an email in another spelling keeps its submission id', fails, [EMAIL, ' Reader@example.com'], 1],
  ['an email keeps its submission id after an invalid one in between', fails, [EMAIL, 'reader@', EMAIL], 1],
  ['another email gets a new submission id', fails, [EMAIL, 'writer@example.com'], 2],
  ['an email that was stored gets a new submission id when it is sent again', succeeds, [EMAIL, EMAIL], 2],
])('%s', async (_, answer, emails, ids) => {
  answer();
  for (const email of emails) {
    type(email)();
    await joinPage(email);
  }
  expect(new Set(received().map(({ submissionId }) => submissionId)).size).toBe(ids);
});

test('an edit clears only the error of the field that was filled in, even with an incomplete text', async () => {
  await send('submitContact', { ...MESSAGE, name: '', email: '' });
  change('submitContact', { ...MESSAGE, name: '', email: 'j' });
  expect(Object.keys(formOf('submitContact')?.errors ?? {})).toEqual(['name']);
});

import { beforeEach, expect, test, vi } from 'vitest';
import { CALL_TIMEOUT_SECONDS, type FormName } from '../../../shared/contract.ts';
import { VALID } from '../../../tests/kit/validEntries.ts';
import { closeDialog, dismissToast, navigate, openDialog, setMenuOpen, type UiState, useUi } from '../state/ui.ts';
import { edit, prefill } from './draft.ts';
import { rememberCampaign, send as sendForm } from './send.ts';

/** Answers as a test says, instead of the functions. */
const fetch = vi.fn<typeof globalThis.fetch>();
const log = vi.spyOn(console, 'error').mockReturnValue();
/** What the browser says about each email. */
const validity = { typeMismatch: false };
vi.stubGlobal('fetch', fetch);
vi.stubGlobal('location', { origin: 'https://stet.example' });
vi.stubGlobal('document', { createElement: () => ({ validity }) });

beforeEach(() => {
  useUi.setState(useUi.getInitialState(), true);
  validity.typeMismatch = false;
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

/** Submits the one form with this name. */
const send = (name: FormName, fields: Fields) => sendForm(name, name, dataOf(fields));
const signup = (source: string) => (email: string) =>
  send('joinWaitlist', { ...VALID.joinWaitlist, email, source, trap: '' });
const [joinDialog, joinPage] = [signup('modal'), signup('website')];
const change = (name: FormName, fields: Fields) => edit(name, name, dataOf(fields));
const formOf = (name: FormName) => useUi.getState().forms[name];
const draftOf = (name: FormName) => formOf(name)?.draft;

const answers = (status: number, body: string) =>
  void fetch.mockImplementation(async () => new Response(body, { status }));
const answersWith = (error: object) => answers(400, JSON.stringify({ error }));
const succeeds = () => answers(200, '{"result":{}}');
const fails = () => answersWith({ status: 'INTERNAL' });
/** The server refuses. The protocol's code is the SDK's business. */
const refuses = (reason: string) => () => answersWith({ status: 'ABORTED', details: { reason } });
const isKnown = refuses('already-registered');
/** What the functions have received. */
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
const joinHere = () => joinDialog(EMAIL);
const write = () => send('submitContact', MESSAGE);
const type = (text: string) => () => change('joinWaitlist', { email: text });
const openMenu = () => setMenuOpen(true);
const [follow, leave] = [() => navigate(false), () => navigate(true)];
const hasCode = (status: string) => () => answersWith({ status });

/** The visible ones of toast, dialog, menu and record. */
const shown = ({ toast, dialogOpen, menuOpen, record }: UiState = useUi.getState()) =>
  [toast?.outcome, dialogOpen && 'dialog', menuOpen && 'menu', record && 'record'].filter(Boolean).join(', ');

type Step = () => unknown;
const RULES: [rule: string, before: Step[], what: Step, shows: string][] = [
  ['§8 a signup on the page shows a toast and a record', [], joined, 'joined, record'],
  ['§8 a failure shows a toast', [], notJoined, 'not-joined'],
  ['a page of a proxy is a failure', [() => answers(502, '<html>Sorry</html>')], join, 'not-joined'],
  ['a page of a proxy that claims success is a failure', [() => answers(200, '<html>')], join, 'not-joined'],
  ['a reason that the page doesn’t know is a failure', [refuses('email-of-tomorrow')], join, 'not-joined'],
  ['a message that is known, which cannot be, is a failure', [isKnown], write, 'message-not-sent'],
  ['§8 the code of 23505 without a reason means known', [hasCode('ALREADY_EXISTS')], join, 'already-registered'],
  ['too many calls are a failure', [hasCode('RESOURCE_EXHAUSTED')], write, 'message-not-sent'],
  ['an email that only the server refuses is invalid', [refuses('email-too-long')], join, 'email-invalid'],
  ['a text that only the server refuses shows an error at its field', [refuses('name-too-long')], write, ''],
  ['a message that the server refuses as a whole shows a toast', [refuses('malformed')], write, 'message-invalid'],
  ['§5 an empty email shows a toast', [], () => joinPage(''), 'email-required'],
  ['§8 a message that is sent shows a toast', [succeeds], write, 'message-sent'],
  ['§8 a message that is not sent shows a toast', [fails], write, 'message-not-sent'],
  ['an invalid message shows errors at its fields, but no toast', [], () => send('submitContact', {}), ''],
  ['opening the dialog removes the toast', [joined], openDialog, 'dialog, record'],
  ['opening an open dialog keeps the toast', [openDialog, notJoined], openDialog, 'not-joined, dialog'],
  ['closing the dialog removes the toast', [openDialog, notJoined], closeDialog, ''],
  ['dismissToast removes only the toast', [openDialog, joined], dismissToast, 'dialog, record'],
  ['an edit removes a failure toast', [notJoined], type('r'), ''],
  ['typing another email keeps a success toast', [joined], type('w'), 'joined, record'],
  ['§4 a stored signup from the dialog closes it', [openDialog, succeeds], joinHere, 'joined, record'],
  ['§4 a known email from the dialog closes it', [openDialog, isKnown], joinHere, 'already-registered'],
  ['§4 a failure keeps the dialog open', [openDialog, fails], joinHere, 'not-joined, dialog'],
  ['an invalid email keeps the dialog open', [openDialog], () => joinDialog('r'), 'email-invalid, dialog'],
  ['a signup on the page keeps an open dialog', [openDialog], joined, 'joined, dialog, record'],
  ['a failure keeps the record', [joined], notJoined, 'not-joined, record'],
  ['a link closes the dialog with its toast', [openDialog, notJoined], follow, ''],
  ['the menu opens', [], openMenu, 'menu'],
  ['a link closes the menu', [openMenu], follow, ''],
  ['a link on the page keeps its toast and its record', [joined], follow, 'joined, record'],
  ['a link to another page keeps the toast, and drops the record', [joined], leave, 'joined'],
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

test('sending removes the toast, so that the answer alone is announced', async () => {
  await notJoined();
  const again = joined();
  expect(shown()).toBe('');
  await again;
});

test('only the toast of an invalid email has its description at the field, too', async () => {
  await joinPage('');
  expect(useUi.getState().toast?.atField).toBe(true);
  await notJoined();
  expect(useUi.getState().toast?.atField).toBe(false);
});

test('§8 only a failure is logged', async () => {
  await joined();
  for (const answer of [isKnown, refuses('email-invalid')]) {
    answer();
    await join();
  }
  expect(log).not.toHaveBeenCalled();
  await notJoined();
  expect(log).toHaveBeenCalledExactlyOnceWith('Joining the waitlist failed:', expect.any(Error));
});

test('§7 a form sends its own fields, the honeypot if a robot filled it, and an id', async () => {
  succeeds();
  const fields = { ...VALID.joinWaitlist, email: ' Reader@example.com', trap: 'robot' };
  await send('joinWaitlist', { ...fields, extra: 'of an extension' });
  expect(received()).toEqual([{ ...fields, email: EMAIL, submissionId: expect.any(String) }]);
});

test('§7 a message has no id: the server recognises its content, also when the browser posts it', async () => {
  succeeds();
  await write();
  expect(received()).toEqual([VALID.submitContact]);
});

test.each([
  ['?ref=Product_Hunt&utm_source=news', 'product_hunt'],
  ['?ref=&ref=%C3%A9&utm_source=Spring+Sale&utm_source=blog', 'spring_sale'],
  ['?ref=jane@example.com', undefined],
  ['', undefined],
])('a signup sends the campaign of the link %s, also after navigation; a message doesn’t', async (search, name) => {
  succeeds();
  rememberCampaign(search);
  leave();
  await join();
  await write();
  expect(received().map(({ campaign }) => campaign)).toEqual([name, undefined]);
});

test('§4 a form that sends ignores a second submit, and keeps its draft until the answer', async () => {
  succeeds();
  const sending = join();
  await join();
  type('')();
  expect(formOf('joinWaitlist')).toMatchObject({ isSending: true, draft: { email: EMAIL } });
  await sending;
  expect(formOf('joinWaitlist')).toBeUndefined();
  expect(received()).toHaveLength(1);
});

test('§5 an invalid message is not sent; each invalid field has its reason, with its length', async () => {
  const message = { ...MESSAGE, name: ' ', email: 'jane', message: 'm'.repeat(5_001) };
  expect(Object.entries(await send('submitContact', message))).toEqual([
    ['name', { reason: 'name-required', length: 1 }],
    ['email', { reason: 'email-invalid', length: 4 }],
    ['message', { reason: 'message-too-long', length: 5_001 }],
  ]);
  expect(received()).toEqual([]);
});

test('§4 only a success clears the contact form', async () => {
  fails();
  await write();
  expect(draftOf('submitContact')).toEqual(MESSAGE);
  succeeds();
  await write();
  expect(formOf('submitContact')).toBeUndefined();
});

test.each([
  ['an email in another spelling keeps its submission id', fails, [EMAIL, ' Reader@example.com'], 1],
  ['an email keeps its submission id after an invalid one in between', fails, [EMAIL, 'reader@', EMAIL], 1],
  ['another email gets a new submission id', fails, [EMAIL, 'writer@example.com'], 2],
  ['an email that was stored gets a new submission id when it is sent again', succeeds, [EMAIL, EMAIL], 2],
])('%s', async (_, answer, emails, ids) => {
  answer();
  for (const email of emails) await joinPage(email);
  expect(new Set(received().map(({ submissionId }) => submissionId)).size).toBe(ids);
});

test('an edit clears the error of a field that was filled in, even with an incomplete text, and no other', async () => {
  await send('submitContact', { ...MESSAGE, name: '', email: '' });
  change('submitContact', { ...MESSAGE, name: '', email: 'j' });
  expect(Object.keys(formOf('submitContact')?.errors ?? {})).toEqual(['name']);
});

test('an email that only the browser refuses is an error in the order of the page, until it changes', async () => {
  const errors = () => Object.keys(formOf('submitContact')?.errors ?? {});
  validity.typeMismatch = true;
  await send('submitContact', { ...MESSAGE, name: '', message: '' });
  expect(errors()).toEqual(['name', 'email', 'message']);
  change('submitContact', MESSAGE);
  expect(errors()).toEqual(['email']);
  change('submitContact', { ...MESSAGE, email: 'other@example.com' });
  expect(errors()).toEqual([]);
});

const LEAVE = { message: 'Please remove me.' };
const wish = (wanted: boolean) => () => prefill('submitContact', 'submitContact', LEAVE, wanted);
const has = (message: string) => () => change('submitContact', { ...MESSAGE, message });

test.each<[name: string, steps: Step[], message: string]>([
  ['fills the blank field of somebody who has typed a name', [has(' '), wish(true)], LEAVE.message],
  ['replaces nothing that was typed', [has('Hi'), wish(true)], 'Hi'],
  ['is withdrawn when it is no longer wanted', [wish(true), wish(false)], ''],
  ['stays when its text was changed', [wish(true), has('But'), wish(false)], 'But'],
])('a prefilled message %s', async (_, steps, message) => {
  for (const step of steps) await step();
  expect(draftOf('submitContact')?.message).toBe(message);
});

test('a prefilled message isn’t withdrawn while it is sent, or after that failed', async () => {
  fails();
  const sending = send('submitContact', { ...MESSAGE, ...LEAVE });
  wish(false)();
  await sending;
  expect(draftOf('submitContact')?.message).toBe(LEAVE.message);
});

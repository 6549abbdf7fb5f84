import { beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { FormName } from '../../../shared/contract.ts';
import { callables } from '../../../tests/kit/callables.ts';
import { VALID } from '../../../tests/kit/validEntries.ts';
import { closeDialog, dismissToast, navigate, openDialog, setMenuOpen, type UiState, useUi } from '../state/ui.ts';
import { call } from './call.ts';
import { edit, prefill } from './draft.ts';
import { rememberCampaign, send as sendForm } from './send.ts';

const { received, answers, fails, succeeds } = callables();
const log = vi.spyOn(console, 'error').mockReturnValue();
/** What the browser says about each email. */
const validity = { typeMismatch: false };

beforeAll(() => void vi.stubGlobal('document', { createElement: () => ({ validity }) }));
beforeEach(() => {
  useUi.setState(useUi.getInitialState(), true);
  validity.typeMismatch = false;
  log.mockClear();
});

type Fields = Record<string, string>;

function dataOf(fields: Fields): FormData {
  const data = new FormData();
  for (const [name, text] of Object.entries(fields)) data.append(name, text);
  return data;
}

/** Submits the one form with this name. */
const send = (name: FormName, fields: Fields) => sendForm(name, name, dataOf(fields));
const signup = (email: string, source: string) =>
  send('joinWaitlist', { ...VALID.joinWaitlist, email, source, trap: '' });
const joinDialog = (email: string) => signup(email, 'modal');
const joinPage = (email: string) => signup(email, 'website');
const type = (text: string) => edit('joinWaitlist', 'joinWaitlist', dataOf({ email: text }));
const EMAIL = 'reader@example.com';
const MESSAGE = { ...VALID.submitContact, trap: '' };
/** The server refuses. The protocol's code is the SDK's business. */
const refused = (reason: string) => () => answers(409, { error: { status: 'ABORTED', details: { reason } } });
const duplicate = refused('already-registered');
const joined = async () => {
  succeeds();
  await joinPage(EMAIL);
};
const notJoined = async () => {
  fails();
  await joinPage(EMAIL);
};

const formOf = (name: FormName) => useUi.getState().forms[name];
const draftOf = (name: FormName) => formOf(name)?.draft;
/** The visible ones of toast, dialog, menu and record. */
const shown = ({ toast, dialogOpen, menuOpen, record }: UiState = useUi.getState()) =>
  [toast?.outcome, dialogOpen && 'dialog', menuOpen && 'menu', record && 'record'].filter(Boolean).join(', ');

type Step = () => unknown;
const join = () => joinPage(EMAIL);
const joinHere = () => joinDialog(EMAIL);
const write = () => send('submitContact', MESSAGE);
const page = (status: number) => () => answers(status, '<html>Sorry</html>');
const [follow, leave] = [() => navigate(false), () => navigate(true)];

const RULES: [rule: string, before: Step[], what: Step, shows: string][] = [
  ['§4 opening the dialog shows it', [], openDialog, 'dialog'],
  ['§4 closing the dialog hides it', [openDialog], closeDialog, ''],
  ['§4 the menu opens', [], () => setMenuOpen(true), 'menu'],
  ['§4 the menu closes', [() => setMenuOpen(true)], () => setMenuOpen(false), ''],
  ['§8 a signup on the page shows a toast and a record', [], joined, 'joined, record'],
  ['§8 a failure shows a toast', [], notJoined, 'not-joined'],
  ['§8 a page of a proxy is a failure', [page(502)], join, 'not-joined'],
  ['§8 a page of a proxy that claims success is a failure', [page(200)], join, 'not-joined'],
  ['§8 a reason that the page doesn’t know is a failure', [refused('email-of-tomorrow')], join, 'not-joined'],
  ['§8 a message that is known, which cannot be, is a failure', [duplicate], write, 'message-not-sent'],
  ['§8 an email that only the server refuses is invalid', [refused('email-too-long')], join, 'email-invalid'],
  ['a text that only the server refuses shows an error at its field', [refused('name-too-long')], write, ''],
  ['a message that the server refuses as a whole shows a toast', [refused('malformed')], write, 'message-invalid'],
  ['§8 an empty email shows a toast', [], () => joinPage(''), 'email-required'],
  ['§8 a message that is sent shows a toast', [succeeds], write, 'message-sent'],
  ['an invalid message shows errors at its fields, but no toast', [], () => send('submitContact', {}), ''],
  ['opening the dialog removes the toast', [joined], openDialog, 'dialog, record'],
  ['opening an open dialog keeps the toast', [openDialog, notJoined], openDialog, 'not-joined, dialog'],
  ['closing the dialog removes the toast', [openDialog, notJoined], closeDialog, ''],
  ['dismissToast removes only the toast', [openDialog, joined], dismissToast, 'dialog, record'],
  ['an edit removes a failure toast', [notJoined], () => type('r'), ''],
  ['typing another email keeps a success toast', [joined], () => type('w'), 'joined, record'],
  ['§4 a stored signup from the dialog closes it', [openDialog, succeeds], joinHere, 'joined, record'],
  ['§4 a known email from the dialog closes it', [openDialog, duplicate], joinHere, 'already-registered'],
  ['§4 a failure keeps the dialog open', [openDialog, fails], joinHere, 'not-joined, dialog'],
  ['§4 an invalid email keeps the dialog open', [openDialog], () => joinDialog('r'), 'email-invalid, dialog'],
  ['a signup on the page keeps an open dialog', [openDialog], joined, 'joined, dialog, record'],
  ['a failure keeps the record', [joined], notJoined, 'not-joined, record'],
  ['a link closes the dialog with its toast', [openDialog, notJoined], follow, ''],
  ['§2 a link closes the menu', [() => setMenuOpen(true)], follow, ''],
  ['a link on the page keeps its toast and its record', [joined], follow, 'joined, record'],
  ['a link to another page keeps the toast, and drops the record', [joined], leave, 'joined'],
];

test.each(RULES)('%s', async (_, before, what, shows) => {
  for (const step of before) await step();
  await what();
  expect(shown()).toBe(shows);
});

test.each([
  ['ALREADY_EXISTS', 'already-registered'],
  ['RESOURCE_EXHAUSTED', 'too-many'],
])('§8 the code %s without a reason means %s', async (status, reason) => {
  answers(400, { error: { status } });
  expect(await call('joinWaitlist', VALID.joinWaitlist)).toMatchObject({ reason });
});

test('sending removes the toast, so that the answer alone is announced', async () => {
  await notJoined();
  const again = joined();
  expect(shown()).toBe('');
  await again;
  const another = joined();
  expect(shown()).toBe('record');
  await another;
});

test('only the toast of an invalid email has its description at the field, too', async () => {
  await joinPage('');
  expect(useUi.getState().toast?.atField).toBe(true);
  await notJoined();
  expect(useUi.getState().toast?.atField).toBe(false);
});

test('§8 only a failure is logged', async () => {
  await joined();
  for (const answer of [duplicate, refused('email-invalid')]) {
    answer();
    await joinPage(EMAIL);
  }
  expect(log).not.toHaveBeenCalled();
  await notJoined();
  expect(log).toHaveBeenCalledExactlyOnceWith('Joining the waitlist failed:', expect.any(Error));
});

describe('submitting', () => {
  test('a form sends the listed fields, the honeypot if a robot filled it, and an id', async () => {
    succeeds();
    const fields = { ...VALID.joinWaitlist, email: ' Reader@example.com', trap: 'robot' };
    await send('joinWaitlist', { ...fields, extra: 'of an extension' });
    expect(received).toEqual([{ ...fields, email: EMAIL, submissionId: expect.any(String) }]);
  });

  test.each([
    ['?ref=Product_Hunt&utm_source=news', 'product_hunt'],
    ['?ref=&ref=%C3%A9&utm_source=Spring+Sale&utm_source=blog', 'spring_sale'],
    ['?ref=jane@example.com', undefined],
    ['', undefined],
  ])(
    'a signup sends the campaign of the link %s, also after navigation; a message doesn’t',
    async (search, campaign) => {
      succeeds();
      rememberCampaign(search);
      leave();
      await joinPage(EMAIL);
      await send('submitContact', MESSAGE);
      expect(received.map((data) => data.campaign)).toEqual([campaign, undefined]);
    },
  );

  test('a pending form is the one that sends, ignores a second submit, and keeps its draft', async () => {
    succeeds();
    const sending = joinPage(EMAIL);
    await joinPage(EMAIL);
    type('');
    expect(formOf('joinWaitlist')).toMatchObject({ isSending: true, draft: { email: EMAIL } });
    await sending;
    expect(formOf('joinWaitlist')).toBeUndefined();
    expect(received).toHaveLength(1);
  });

  test('§5 an invalid message is not sent; each invalid field has its reason, with its length', async () => {
    const message = { ...MESSAGE, name: ' ', email: 'jane', message: 'm'.repeat(5_001) };
    expect(Object.entries(await send('submitContact', message))).toEqual([
      ['name', { reason: 'name-required', length: 1 }],
      ['email', { reason: 'email-invalid', length: 4 }],
      ['message', { reason: 'message-too-long', length: 5_001 }],
    ]);
    expect(received).toEqual([]);
  });

  test('§4 a form keeps its draft after a failure and drops it after a success', async () => {
    fails();
    await send('submitContact', MESSAGE);
    expect(draftOf('submitContact')).toEqual(MESSAGE);
    succeeds();
    await send('submitContact', MESSAGE);
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
    expect(new Set(received.map(({ submissionId }) => submissionId)).size).toBe(ids);
  });

  test('a message has no id: the server recognises its content, also when the browser posts it', async () => {
    const randomUUID = vi.spyOn(crypto, 'randomUUID');
    succeeds();
    await send('submitContact', MESSAGE);
    expect(received).toEqual([VALID.submitContact]);
    expect(randomUUID).not.toHaveBeenCalled();
    randomUUID.mockRestore();
  });
});

describe('editing', () => {
  const errors = () => formOf('submitContact')?.errors;
  const change = (fields: Fields) => edit('submitContact', 'submitContact', dataOf(fields));

  test('an edit clears the error of the field that was filled in, even with an incomplete text, and no other', async () => {
    await send('submitContact', { ...MESSAGE, name: '', email: '' });
    change({ ...MESSAGE, name: '', email: 'j' });
    expect(Object.keys(errors() ?? {})).toEqual(['name']);
  });

  test('an email that only the browser refuses is an error in the order of the page, until it changes', async () => {
    validity.typeMismatch = true;
    expect(Object.keys(await send('submitContact', { ...MESSAGE, name: '', message: '' }))).toEqual([
      'name',
      'email',
      'message',
    ]);
    change(MESSAGE);
    expect(Object.keys(errors() ?? {})).toEqual(['email']);
    change({ ...MESSAGE, email: 'other@example.com' });
    expect(errors()).toEqual({});
  });
});

describe('a prefilled message', () => {
  const LEAVE = { message: 'Please remove me.' };
  const wish = (wanted: boolean) => prefill('submitContact', 'submitContact', LEAVE, wanted);
  const write = (fields: Fields) => edit('submitContact', 'submitContact', dataOf({ ...MESSAGE, ...fields }));

  test.each<[name: string, steps: Step[], message: string | undefined]>([
    ['fills the blank field of somebody who has typed a name', [() => write({ message: ' ' })], LEAVE.message],
    ['replaces nothing that was typed', [() => write({ message: 'Hi' })], 'Hi'],
    ['is withdrawn when it is no longer wanted', [() => wish(true), () => wish(false)], ''],
    ['stays when its text was changed', [() => wish(true), () => write({ message: 'But' }), () => wish(false)], 'But'],
  ])('%s', async (_, steps, message) => {
    for (const step of steps) await step();
    if (steps.length === 1) wish(true);
    expect(draftOf('submitContact')?.message).toBe(message);
  });

  test('isn’t withdrawn while it is sent, or after that failed', async () => {
    fails();
    const sending = send('submitContact', { ...MESSAGE, ...LEAVE });
    wish(false);
    await sending;
    expect(draftOf('submitContact')?.message).toBe(LEAVE.message);
  });
});

import type { FormName } from 'functions/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { callables } from '../../../test/kit/callables.ts';
import { VALID } from '../../../test/kit/validEntries.ts';
import { submit } from '../forms/submit.ts';
import {
  closeDialog,
  dismissToast,
  edit,
  navigate,
  openDialog,
  sendingForm,
  toggleMenu,
  type UiState,
  useUi,
} from './ui.ts';

const { received, answers, fails, succeeds } = callables();

beforeEach(() => useUi.setState(useUi.getInitialState(), true));

type Fields = Record<string, string>;

function dataOf(fields: Fields): FormData {
  const data = new FormData();
  for (const [name, text] of Object.entries(fields)) data.append(name, text);
  return data;
}

/** Submits the one form with this name. */
const send = (name: FormName, fields: Fields) => submit(name, name, dataOf(fields));
const join = (email: string) => send('joinWaitlist', { ...VALID.joinWaitlist, email, trap: '' });
const MESSAGE = { ...VALID.submitContact, trap: '' };
const idsSent = () => received.map(({ submissionId }) => submissionId);
const stateOf = (name: FormName) => useUi.getState().forms[name]?.state ?? { status: 'idle' };
const draftOf = (name: FormName) => useUi.getState().forms[name]?.draft;

describe('submitting', () => {
  test('a form sends the listed fields, the honeypot if a robot filled it, and an id', async () => {
    succeeds();
    await send('joinWaitlist', { ...VALID.joinWaitlist, email: ' Reader@example.com', trap: 'robot' });
    const data = {
      ...VALID.joinWaitlist,
      email: 'reader@example.com',
      trap: 'robot',
      submissionId: expect.any(String),
    };
    expect(received).toEqual([data]);
  });

  test('a form ignores a second submit while the first is pending', async () => {
    succeeds();
    const [first, second] = await Promise.all([join('reader@example.com'), join('reader@example.com')]);
    expect([first?.status, second]).toEqual(['done', undefined]);
    expect(received).toHaveLength(1);
  });

  test.each([
    ['', 'email-required', 'email-required'],
    [' \t ', 'email-required', 'email-required'],
    ['reader', 'email-invalid', 'email-invalid'],
    ['reader@example', 'email-invalid', 'email-invalid'],
    [`${'r'.repeat(300)}@example.com`, 'email-invalid', 'email-too-long'],
  ])('§5 refuses the email %j without sending it', async (email, outcome, reason) => {
    expect(await join(email)).toEqual({
      status: 'invalid',
      outcome,
      errors: { email: { reason, length: email.length } },
    });
    expect(received).toEqual([]);
  });

  test('§5 names every invalid field of a message, with its length, and sends nothing', async () => {
    expect(await send('submitContact', { ...MESSAGE, name: ' ', email: 'jane', message: 'm'.repeat(5_001) })).toEqual({
      status: 'invalid',
      outcome: 'message-invalid',
      errors: {
        name: { reason: 'name-required', length: 1 },
        email: { reason: 'email-invalid', length: 4 },
        message: { reason: 'message-too-long', length: 5_001 },
      },
    });
    expect(received).toEqual([]);
  });

  test('§4 keeps the draft after a failure and drops it after a success', async () => {
    fails();
    await send('submitContact', MESSAGE);
    expect(draftOf('submitContact')).toEqual(MESSAGE);
    succeeds();
    await send('submitContact', MESSAGE);
    expect(draftOf('submitContact')).toEqual({});
  });
});

describe('the id of a submission', () => {
  test('an email in another spelling keeps its submission id', async () => {
    fails();
    await join('reader@example.com');
    await join(' Reader@example.com');
    expect(new Set(idsSent()).size).toBe(1);
  });

  test('an email keeps its submission id after an invalid one in between', async () => {
    fails();
    await join('reader@example.com');
    await join('reader@');
    await join('reader@example.com');
    expect(new Set(idsSent()).size).toBe(1);
  });

  test('another email gets a new submission id', async () => {
    fails();
    await join('reader@example.com');
    await join('writer@example.com');
    expect(new Set(idsSent()).size).toBe(2);
  });

  test('an email that was stored gets a new submission id when it is sent again', async () => {
    succeeds();
    await join('reader@example.com');
    await join('reader@example.com');
    expect(new Set(idsSent()).size).toBe(2);
  });

  test('a message has no id: the server recognises its content, also when the browser posts it', async () => {
    succeeds();
    await send('submitContact', MESSAGE);
    expect(idsSent()).toEqual([undefined]);
  });
});

describe('editing', () => {
  const errors = () => {
    const state = stateOf('submitContact');
    return state.status === 'invalid' ? state.errors : undefined;
  };
  const change = (fields: Fields) => edit('submitContact', 'submitContact', dataOf(fields));

  test('an edit updates the reported length of a message until it is short enough', async () => {
    await send('submitContact', { ...MESSAGE, message: 'm'.repeat(5_010) });
    change({ ...MESSAGE, message: 'm'.repeat(5_001) });
    expect(errors()).toEqual({ message: { reason: 'message-too-long', length: 5_001 } });
    change({ ...MESSAGE, message: 'm'.repeat(5_000) });
    expect(stateOf('submitContact')).toEqual({ status: 'idle' });
  });

  test('an edit clears the error of the field that was filled in, even with an incomplete text, and no other', async () => {
    await send('submitContact', { ...MESSAGE, name: '', email: '' });
    change({ ...MESSAGE, name: '', email: 'j' });
    expect(Object.keys(errors() ?? {})).toEqual(['name']);
  });

  test('an edit shows no error before a submit', () => {
    const typed = { ...MESSAGE, name: '', email: 'j', message: '' };
    change(typed);
    expect(stateOf('submitContact')).toEqual({ status: 'idle' });
    expect(draftOf('submitContact')).toEqual(typed);
  });

  test('an edit keeps the draft of a pending submission', async () => {
    succeeds();
    const sending = join('reader@example.com');
    edit('joinWaitlist', 'joinWaitlist', dataOf({}));
    expect(draftOf('joinWaitlist')).toMatchObject({ email: 'reader@example.com' });
    expect((await sending)?.status).toBe('done');
  });

  test('an edit resets a form that failed', async () => {
    fails();
    await join('reader@example.com');
    expect(stateOf('joinWaitlist').status).toBe('failed');
    edit('joinWaitlist', 'joinWaitlist', dataOf({ email: 'reader@example.co', source: 'modal', trap: '' }));
    expect(stateOf('joinWaitlist')).toEqual({ status: 'idle' });
  });
});

/** The visible ones of toast, dialog and menu. */
const shown = ({ toast, dialogOpen, menuOpen }: UiState = useUi.getState()) =>
  [toast?.outcome, dialogOpen && 'dialog', menuOpen && 'menu'].filter(Boolean).join(' ');

const EMAIL = 'reader@example.com';
const joinPage = (email: string) => send('joinWaitlist', { ...VALID.joinWaitlist, email, source: 'website', trap: '' });
const type = (text: string) => edit('joinWaitlist', 'joinWaitlist', dataOf({ email: text }));
const joined = async () => {
  succeeds();
  await joinPage(EMAIL);
};
const notJoined = async () => {
  fails();
  await joinPage(EMAIL);
};
const duplicate = () => answers(409, { error: { status: 'ALREADY_EXISTS', message: 'already-registered' } });

type Step = () => unknown;
const RULES: [rule: string, before: Step[], what: Step, shows: string][] = [
  ['§4 opening the dialog shows it', [], openDialog, 'dialog'],
  ['§4 closing the dialog hides it', [openDialog], closeDialog, ''],
  ['§4 the menu opens', [], () => toggleMenu(true), 'menu'],
  ['§4 the menu closes', [() => toggleMenu(true)], () => toggleMenu(false), ''],
  ['§8 a signup on the page shows a toast', [], joined, 'joined'],
  ['§8 a failure shows a toast', [], notJoined, 'not-joined'],
  ['§8 an empty email shows a toast', [], () => joinPage(''), 'email-required'],
  ['an invalid message shows errors at its fields, but no toast', [], () => send('submitContact', {}), ''],
  ['opening the dialog removes the toast', [joined], openDialog, 'dialog'],
  ['closing the dialog removes the toast', [openDialog, notJoined], closeDialog, ''],
  ['closing a closed dialog keeps the toast', [joined], closeDialog, 'joined'],
  ['opening an open dialog keeps the toast', [openDialog, notJoined], openDialog, 'not-joined dialog'],
  ['dismissToast removes only the toast', [openDialog, notJoined], dismissToast, 'dialog'],
  ['an edit removes a failure toast', [notJoined], () => type('r'), ''],
  ['an edit removes the toast of an invalid email', [() => joinPage('r')], () => type('re'), ''],
  ['typing another email keeps a success toast', [joined], () => type('w'), 'joined'],
  ['§4 a stored signup from the dialog closes it', [openDialog, succeeds], () => join(EMAIL), 'joined'],
  ['§4 a known email from the dialog closes it', [openDialog, duplicate], () => join(EMAIL), 'already-registered'],
  ['§4 a failure keeps the dialog open', [openDialog, fails], () => join(EMAIL), 'not-joined dialog'],
  ['§4 an invalid email keeps the dialog open', [openDialog], () => join('r'), 'email-invalid dialog'],
  ['a signup on the page keeps an open dialog', [openDialog], joined, 'joined dialog'],
  ['navigation closes the dialog with its toast', [openDialog, notJoined], navigate, ''],
  ['§2 navigation closes the menu', [() => toggleMenu(true)], navigate, ''],
  ['navigation keeps the toast of the page', [joined], navigate, 'joined'],
];

test.each(RULES)('%s', async (_, before, what, shows) => {
  for (const step of before) await step();
  await what();
  expect(shown()).toBe(shows);
});

test('sending again removes a failure toast while it sends, but not a success toast', async () => {
  await notJoined();
  const again = joined();
  expect(shown()).toBe('');
  await again;
  const another = joined();
  expect(shown()).toBe('joined');
  await another;
});

test('the same outcome again is another toast', async () => {
  await joinPage('');
  const first = useUi.getState().toast;
  await joinPage('');
  expect(useUi.getState().toast).toMatchObject({ outcome: 'email-required', atField: true });
  expect(useUi.getState().toast?.id).not.toBe(first?.id);
});

test('the toast of a failed call has no field that shows its description', async () => {
  await notJoined();
  expect(useUi.getState().toast?.atField).toBe(false);
});

test('sendingForm returns the pending form until its call is answered', async () => {
  succeeds();
  const sending = joinPage(EMAIL);
  expect(sendingForm(useUi.getState())).toBe('joinWaitlist');
  await sending;
  expect(sendingForm(useUi.getState())).toBeUndefined();
});

test('every action changes the store once', async () => {
  let changes = 0;
  const unsubscribe = useUi.subscribe(() => {
    changes += 1;
  });
  const counted = async (step: Step) => {
    changes = 0;
    await step();
    return changes;
  };
  for (const step of [openDialog, closeDialog, navigate, dismissToast, () => type('r'), () => joinPage('')]) {
    expect(await counted(step)).toBe(1);
  }
  // One change when the form is sent, one when it is answered.
  expect(await counted(joined)).toBe(2);
  unsubscribe();
});

describe('the record of a signup', () => {
  const record = () => useUi.getState().record;

  test('a signup is recorded with its address as stored and its time', async () => {
    const before = Date.now();
    succeeds();
    await joinPage(' Reader@Example.com');
    expect(record()?.email).toBe('reader@example.com');
    expect(Number(record()?.at)).toBeGreaterThanOrEqual(before);
  });

  test.each<[what: string, step: Step]>([
    ['an edit', () => type('w')],
    ['a failure', notJoined],
    ['an invalid email', () => joinPage('w')],
    ['a known email', () => joinPage(EMAIL)],
    ['a message', () => send('submitContact', MESSAGE)],
    ['the dialog', openDialog],
  ])('%s leaves the record as it is', async (what, step) => {
    await joined();
    const recorded = record();
    if (what === 'a known email') duplicate();
    await step();
    expect(record()).toBe(recorded);
    expect(recorded?.email).toBe(EMAIL);
  });

  test('the next signup replaces the record, and navigation drops it', async () => {
    await joined();
    await joinPage('writer@example.com');
    expect(record()?.email).toBe('writer@example.com');
    navigate();
    expect(record()).toBeUndefined();
  });
});

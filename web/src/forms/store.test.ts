import type { FormName } from 'functions/contract';
import { beforeEach, describe, expect, test } from 'vitest';
import { callables } from '../../test/callables.ts';
import type { Fields, Outcome } from './outcome.ts';
import { end, flawsOf, onOutcome, revise, submissions, submit } from './store.ts';

const { received, fails } = callables();
const shown: [string, Outcome][] = [];
onOutcome((formId, outcome) => shown.push([formId, outcome]));

beforeEach(() => {
  shown.length = 0;
  submissions.setState({}, true);
});

/** Sends a form as the page does, without its element. */
async function send(form: FormName, fields: Fields): Promise<Outcome> {
  const outcome = await submit(form, form, fields);
  end(form, outcome);
  return outcome;
}
const join = (email: string) => send('joinWaitlist', { email, source: 'modal', trap: '' });
const MESSAGE = { name: 'Jane', email: 'jane@example.com', message: 'Hello', trap: '' };
const idsSent = () => received.map(({ submissionId }) => submissionId);

describe('the id of a submission', () => {
  test('stays the same for another spelling of the same email', async () => {
    fails();
    await join('reader@example.com');
    await join(' Reader@example.com');
    expect(new Set(idsSent()).size).toBe(1);
  });

  test('stays the same after a refused email in between', async () => {
    fails();
    await join('reader@example.com');
    await join('reader@');
    await join('reader@example.com');
    expect(new Set(idsSent()).size).toBe(1);
  });

  test('is another for other content', async () => {
    fails();
    await send('submitContact', MESSAGE);
    await send('submitContact', { ...MESSAGE, message: 'Hello!' });
    expect(new Set(idsSent()).size).toBe(2);
  });
});

describe('what is wrong with a field', () => {
  const flaws = () => flawsOf(submissions.getState().submitContact);

  test('follows the length of a message until it is short enough', async () => {
    await send('submitContact', { ...MESSAGE, message: 'm'.repeat(5_010) });
    revise('submitContact', 'submitContact', 'message', 'm'.repeat(5_001));
    expect(flaws()).toEqual({ message: { reason: 'message-too-long', length: 5_001 } });
    revise('submitContact', 'submitContact', 'message', 'm'.repeat(5_000));
    expect(flaws()).toEqual({});
  });

  test('goes when the field is filled in, and other fields keep theirs', async () => {
    await send('submitContact', { name: '', email: '', message: 'Hello' });
    revise('submitContact', 'submitContact', 'email', 'j');
    expect(Object.keys(flaws())).toEqual(['name']);
  });

  test('ignores fields that are not the form’s', async () => {
    await send('submitContact', { ...MESSAGE, name: '' });
    revise('submitContact', 'submitContact', 'toString', '');
    expect(Object.keys(flaws())).toEqual(['name']);
  });

  test('shows an outcome once, however often it is revised', async () => {
    await send('submitContact', { ...MESSAGE, name: '' });
    revise('submitContact', 'submitContact', 'name', 'J');
    expect(shown).toHaveLength(1);
  });
});

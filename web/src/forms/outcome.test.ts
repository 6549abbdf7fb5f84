import type { FormName } from 'functions/contract';
import { describe, expect, test } from 'vitest';
import { callables } from '../../test/callables.ts';
import { fieldsOf, outcomeOf } from './outcome.ts';

const { received, answers, succeeds } = callables();
const ID = '3f2b8f0e-6a52-4f0c-9a1e-0d6f5b7c8e21';

function send(form: FormName, entered: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(entered)) data.append(name, value);
  return outcomeOf(form, fieldsOf(form, data), ID);
}
const join = (email: string) => send('joinWaitlist', { email, source: 'modal', trap: '' });

describe('joining the waitlist', () => {
  test('§9 sends exactly the trimmed, lowercase email and its source', async () => {
    succeeds();
    expect(await join('  Reader@Example.COM ')).toEqual({ name: 'joined' });
    const data = { email: 'reader@example.com', source: 'modal', submissionId: ID };
    expect(received).toEqual([{ path: '/api/joinWaitlist', data }]);
  });

  test('sends no field that the contract does not list, and the honeypot if a robot filled it', async () => {
    succeeds();
    const extras = { note: 'from an extension', toString: 'x', __proto__: 'y' };
    await send('joinWaitlist', { ...extras, email: 'reader@example.com', source: 'website', trap: 'robot' });
    const data = { email: 'reader@example.com', source: 'website', trap: 'robot', submissionId: ID };
    expect(received.map((call) => call.data)).toEqual([data]);
  });

  test('§8 knows an email that is on the list already', async () => {
    answers(409, { error: { status: 'ALREADY_EXISTS', message: 'already-registered' } });
    expect(await join('reader@example.com')).toEqual({ name: 'already-registered' });
  });

  test.each([
    ['a failing function', 500, { error: { status: 'INTERNAL', message: 'INTERNAL' } }],
    ['too many calls', 429, { error: { status: 'RESOURCE_EXHAUSTED', message: 'too-many' } }],
    ['a page of a proxy', 502, '<html>Bad gateway</html>'],
    ['a conflict that a proxy reports', 409, '<html>Conflict</html>'],
    ['a firewall', 403, '<html>Forbidden</html>'],
    ['a missing function', 404, '<html>Not found</html>'],
    ['a page of a proxy that claims success', 200, '<html>Please log in</html>'],
  ])('§8 takes %s for a failure and throws nothing', async (_, status, body) => {
    answers(status, body);
    expect(await join('reader@example.com')).toEqual({ name: 'not-joined', error: expect.any(Error) });
  });

  test.each([
    ['', 'email-required', 'email-required'],
    [' \t ', 'email-required', 'email-required'],
    ['reader', 'email-invalid', 'email-invalid'],
    ['reader@example', 'email-invalid', 'email-invalid'],
    [`${'r'.repeat(300)}@example.com`, 'email-invalid', 'email-too-long'],
  ])('§5 refuses %j without sending it', async (email, name, reason) => {
    expect(await join(email)).toEqual({ name, flaws: { email: { reason, length: email.length } } });
    expect(received).toEqual([]);
  });
});

describe('sending a message', () => {
  test('§3 sends the entered text unchanged', async () => {
    succeeds();
    const entered = { name: ' A  Reader ', email: 'Reader@localhost ', message: ' Hello\n\n  there ' };
    expect(await send('submitContact', { ...entered, trap: '' })).toEqual({ name: 'message-sent' });
    const data = { ...entered, submissionId: ID };
    expect(received).toEqual([{ path: '/api/submitContact', data }]);
  });

  test('§5 names every field that is wrong, with its length, and sends nothing', async () => {
    const outcome = await send('submitContact', { name: ' ', email: 'jane', message: 'm'.repeat(5_001) });
    expect(outcome).toEqual({
      name: 'message-invalid',
      flaws: {
        name: { reason: 'name-required', length: 1 },
        email: { reason: 'email-invalid', length: 4 },
        message: { reason: 'message-too-long', length: 5_001 },
      },
    });
    expect(received).toEqual([]);
  });
});

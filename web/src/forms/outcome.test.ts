import type { FormName } from 'functions/contract';
import { describe, expect, test } from 'vitest';
import { callables } from '../../test/callables.ts';
import { fieldsOf } from './outcome.ts';
import { onOutcome, submit } from './store.ts';

const { received, answers, succeeds } = callables();
onOutcome(() => {});

function send(form: FormName, entered: Record<string, string>) {
  const data = new FormData();
  for (const [name, value] of Object.entries(entered)) data.append(name, value);
  return submit(form, form, fieldsOf(form, data));
}
const join = (email: string) => send('joinWaitlist', { email, source: 'modal', trap: '' });

describe('joining the waitlist', () => {
  test('sends the honeypot if a robot filled it', async () => {
    succeeds();
    await send('joinWaitlist', { email: 'reader@example.com', source: 'website', trap: 'robot' });
    const data = { email: 'reader@example.com', source: 'website', trap: 'robot', submissionId: expect.any(String) };
    expect(received).toEqual([data]);
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

import { expect, test } from 'vitest';
import { callables } from '../../../tests/kit/callables.ts';
import { VALID } from '../../../tests/kit/validEntries.ts';
import { call } from './call.ts';

const { answers } = callables();
const DUPLICATE = { error: { status: 'ALREADY_EXISTS', message: 'already-registered' } };

test.each([
  ['a failing function', 500, { error: { status: 'INTERNAL', message: 'INTERNAL' } }],
  ['a page of a proxy', 502, '<html>Bad gateway</html>'],
  ['a page of a proxy that claims success', 200, '<html>Please log in</html>'],
])('§8 a call reports %s as a failure and throws nothing', async (_, status, body) => {
  answers(status, body);
  expect(await call('joinWaitlist', VALID.joinWaitlist)).toEqual({
    status: 'failed',
    outcome: 'not-joined',
    error: expect.any(Error),
  });
});

test('§8 a call reports a known email as already registered, but a duplicate message, which cannot exist, as a failure', async () => {
  answers(409, DUPLICATE);
  expect(await call('joinWaitlist', VALID.joinWaitlist)).toEqual({ status: 'done', outcome: 'already-registered' });
  expect(await call('submitContact', {})).toMatchObject({ status: 'failed', outcome: 'message-not-sent' });
});

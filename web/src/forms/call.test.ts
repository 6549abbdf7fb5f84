import { describe, expect, test } from 'vitest';
import { callables } from '../../../test/kit/callables.ts';
import { VALID } from '../../../test/kit/validEntries.ts';
import { call } from './call.ts';

const { answers } = callables();
const join = () => call('joinWaitlist', VALID.joinWaitlist);

describe('a call', () => {
  test.each([
    ['a failing function', 500, { error: { status: 'INTERNAL', message: 'INTERNAL' } }],
    ['too many calls', 429, { error: { status: 'RESOURCE_EXHAUSTED', message: 'too-many' } }],
    ['a page of a proxy', 502, '<html>Bad gateway</html>'],
    ['a conflict that a proxy reports', 409, '<html>Conflict</html>'],
    ['a firewall', 403, '<html>Forbidden</html>'],
    ['a missing function', 404, '<html>Not found</html>'],
    ['a page of a proxy that claims success', 200, '<html>Please log in</html>'],
  ])('§8 a call reports %s as a failure and throws nothing', async (_, status, body) => {
    answers(status, body);
    expect(await join()).toEqual({ status: 'failed', outcome: 'not-joined', error: expect.any(Error) });
  });

  test('§8 a call reports a known email as already registered', async () => {
    answers(409, { error: { status: 'ALREADY_EXISTS', message: 'already-registered' } });
    expect(await join()).toEqual({ status: 'done', outcome: 'already-registered' });
  });

  test('§8 a call reports a duplicate message, which cannot exist, as a failure', async () => {
    answers(409, { error: { status: 'ALREADY_EXISTS', message: 'already-registered' } });
    expect(await call('submitContact', {})).toMatchObject({ status: 'failed', outcome: 'message-not-sent' });
  });
});

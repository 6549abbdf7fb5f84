import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FormName } from 'functions/contract';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { fieldsOf, type Outcome } from './outcome.ts';
import { end, flawsOf, onOutcome, revise, submissions, submit } from './store.ts';

// The real client over real HTTP, against a server that answers as each test wants.
let answer = { status: 200, body: '' };
let received: { path: string | undefined; data: Record<string, unknown> }[] = [];
const server = createServer(async (request, response) => {
  received.push({ path: request.url, data: JSON.parse(await text(request)).data });
  response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body);
});

async function text(request: IncomingMessage): Promise<string> {
  let body = '';
  for await (const chunk of request) body += chunk;
  return body;
}

const answers = (status: number, body: object | string) => {
  answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
};
const succeeds = () => answers(200, { result: {} });
const fails = () => answers(500, { error: { status: 'INTERNAL', message: 'internal' } });

const shown: [string, Outcome][] = [];

beforeAll(async () => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  vi.stubGlobal('location', { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` });
});
afterAll(() => {
  vi.unstubAllGlobals();
  server.close();
});
beforeEach(() => {
  received = [];
  shown.length = 0;
  submissions.setState({}, true);
});

/** Sends a form as the page does, without its element. */
async function send(form: FormName, entered: Record<string, string>): Promise<Outcome> {
  const data = new FormData();
  for (const [name, value] of Object.entries(entered)) data.append(name, value);
  const outcome = await submit(form, form, fieldsOf(form, data));
  end(form, outcome);
  return outcome;
}
const join = (email: string) => send('joinWaitlist', { email, source: 'modal', trap: '' });
const MESSAGE = { name: 'Jane', email: 'jane@example.com', message: 'Hello', trap: '' };
const idsSent = () => received.map(({ data }) => data.submissionId);
const UUID = /^[\da-f]{8}-([\da-f]{4}-){3}[\da-f]{12}$/;

describe('before anybody can show an outcome', () => {
  test('keeps a form sending, so that it is not emptied in silence', async () => {
    succeeds();
    const sending = join('early@example.com');
    await expect.poll(() => received).toHaveLength(1);
    expect(submissions.getState().joinWaitlist?.phase).toBe('sending');
    onOutcome((formId, outcome) => shown.push([formId, outcome]));
    await sending;
    expect(shown).toEqual([['joinWaitlist', { name: 'joined' }]]);
  });
});

describe('joining the waitlist', () => {
  test('§9 sends exactly the trimmed, lowercase email and its source', async () => {
    succeeds();
    expect(await join('  Reader@Example.COM ')).toEqual({ name: 'joined' });
    const data = { email: 'reader@example.com', source: 'modal', submissionId: expect.stringMatching(UUID) };
    expect(received).toEqual([{ path: '/api/joinWaitlist', data }]);
  });

  test('sends no field that the contract does not list, and the honeypot if a robot filled it', async () => {
    succeeds();
    const extras = { note: 'from an extension', toString: 'x', __proto__: 'y' };
    await send('joinWaitlist', { ...extras, email: 'reader@example.com', source: 'website', trap: 'robot' });
    const data = { email: 'reader@example.com', source: 'website', trap: 'robot', submissionId: expect.any(String) };
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
    const data = { ...entered, submissionId: expect.stringMatching(UUID) };
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

describe('the id of a submission', () => {
  test('stays the same while the same content is tried again', async () => {
    fails();
    await send('submitContact', MESSAGE);
    succeeds();
    await send('submitContact', MESSAGE);
    expect(new Set(idsSent()).size).toBe(1);
  });

  test('stays the same for another spelling of the same email', async () => {
    fails();
    await join('reader@example.com');
    await join(' Reader@example.com');
    expect(new Set(idsSent()).size).toBe(1);
  });

  test('is another for other content', async () => {
    fails();
    await send('submitContact', MESSAGE);
    await send('submitContact', { ...MESSAGE, message: 'Hello!' });
    expect(new Set(idsSent()).size).toBe(2);
  });

  test('is another once the content has arrived', async () => {
    succeeds();
    await send('submitContact', MESSAGE);
    await send('submitContact', MESSAGE);
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

import { once } from 'node:events';
import { createServer } from 'node:http';
import { createServer as createHttp2Server } from 'node:http2';
import { expect, onTestFinished, vi } from 'vitest';
import { freePorts, LOOPBACK } from '../stack/ports.ts';
import { run, test } from './testTool.ts';

test('reads a demo project from the local stack', async ({ firestore, store }) => {
  await store.addSignup({ email: 'jane@example.com', source: 'modal', submissionId: undefined, suspected: false });
  const { err } = await run('list --project demo-other');
  expect(err).toBe(`Local stack at ${firestore.host}, project demo-other\n0 entries.\n`);
});

test('never looks for a real project in an emulator', async ({ firestore }) => {
  const { code, err } = await run('list --project stet-site');
  expect(err).toContain(
    `FIRESTORE_EMULATOR_HOST is set, so stet-site would be looked for in the emulator at ${firestore.host}`,
  );
  expect(code).toBe(1);
});

test('guesses no project for an empty name, as a variable that is not set gives', async () => {
  const { code, err } = await run('list --project ');
  expect(err).toContain('--project is empty');
  expect(code).toBe(1);
});

test('guesses nothing if nothing, or another program, answers', async () => {
  const server = createServer((_request, response) => response.end('Hello'));
  const [port] = await freePorts(1);
  const host = `${LOOPBACK}:${port}`;
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', host);
  const sentence = `No Firestore answers at ${host}: start the local stack with npm start, or name a real project with --project <id>.`;
  expect((await run('list')).err).toContain(sentence);
  await new Promise<void>((resolve) => server.listen(port, LOOPBACK, resolve));
  try {
    expect((await run('list')).err).toContain(sentence);
  } finally {
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  }
});

test.for([
  [5, 'The project does not exist, or has no Firestore database.'],
  [7, 'This account needs the role Cloud Datastore User.'],
  [16, 'The credentials are no longer valid: run gcloud auth application-default login.'],
] as const)('says what to do about the status %i of Firestore', async ([status, sentence]) => {
  const [port = 0] = await freePorts(1);
  const refusing = createHttp2Server().listen(port, LOOPBACK);
  refusing.on('stream', (stream) =>
    stream.respond({ 'content-type': 'application/grpc', 'grpc-status': status }, { endStream: true }),
  );
  onTestFinished(() => void refusing.close());
  await once(refusing, 'listening');
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `${LOOPBACK}:${port}`);
  const { code, err } = await run('list');
  expect(err).toContain(`✗ ${sentence}\n`);
  expect(code).toBe(1);
});

test('opens no real project without credentials, and says what to do', async () => {
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', undefined);
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', '/nowhere/credentials.json');
  const { code, err } = await run('list --project stet-site');
  expect(err).toContain("Google Cloud project stet-site can't be opened: Unable to read the credential file");
  expect(err).toContain('run gcloud auth application-default login');
  expect(code).toBe(1);
});

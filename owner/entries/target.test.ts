import { createServer } from 'node:http';
import { createServer as createHttp2Server } from 'node:http2';
import { expect, onTestFinished, vi } from 'vitest';
import { freePorts, LOOPBACK, listen } from '../../local/ports.ts';
import { run, test } from '../../test/kit/ownerTool.ts';
import { VALID } from '../../test/kit/validEntries.ts';

test('reads a demo project from the local stack', async ({ firestore, store }) => {
  await store.add('joinWaitlist', VALID.joinWaitlist);
  const { err } = await run('list --project demo-other');
  expect(err).toBe(`Local stack at ${firestore.host}, project demo-other\n0 entries.\n`);
});

test('says that no Firestore answers if nothing or another program listens', async () => {
  const [port] = await freePorts(1);
  const host = `${LOOPBACK}:${port}`;
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', host);
  const sentence = `No Firestore answers at ${host}: start the local stack with npm start, or name a real project with --project <id>.`;
  expect((await run('list')).err).toContain(sentence);
  const other = createServer((_request, response) => response.end('Hello'));
  await listen(other, port);
  onTestFinished(() => void other.close());
  expect((await run('list')).err).toContain(sentence);
});

test.for([
  [5, 'The project does not exist, or has no Firestore database.'],
  [7, 'This account needs the role Cloud Datastore User.'],
  [16, 'The credentials are no longer valid: run gcloud auth application-default login.'],
] as const)('says what to do about the status %i of Firestore', async ([status, sentence]) => {
  const refusing = createHttp2Server();
  vi.stubEnv('FIRESTORE_EMULATOR_HOST', `${LOOPBACK}:${await listen(refusing)}`);
  onTestFinished(() => void refusing.close());
  refusing.on('stream', (stream) => {
    // Google's client asks again for seconds if only trailers answer.
    stream.respond({ 'content-type': 'application/grpc' }, { waitForTrailers: true });
    stream.on('wantTrailers', () => stream.sendTrailers({ 'grpc-status': status }));
    stream.end();
  });
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

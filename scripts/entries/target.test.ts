import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type EmbeddedFirestore, startFirestore } from '../stack/firestore.ts';
import { freePorts, LOOPBACK } from '../stack/ports.ts';
import { credentialSentence, describeTarget, explained, findTarget, openTarget } from './target.ts';

let firestore: EmbeddedFirestore;
beforeEach(async () => {
  firestore = await startFirestore();
});
afterEach(() => {
  firestore.stop();
  vi.unstubAllEnvs();
});

test('chooses the local stack if one answers and no project is named', async () => {
  const { host } = firestore;
  const target = await findTarget(undefined, { FIRESTORE_EMULATOR_HOST: host });
  expect(target).toEqual({ firestoreHost: host, projectId: 'demo-stet' });
  expect(describeTarget(target)).toBe(`Local stack at ${host}, project demo-stet`);
});

test('chooses a real project that is named', async () => {
  const target = await findTarget('stet-site', {});
  expect(target).toEqual({ projectId: 'stet-site' });
  expect(describeTarget(target)).toBe('Google Cloud project stet-site');
});

test('looks for a demo project in the local stack', async () => {
  const target = await findTarget('demo-other', { FIRESTORE_EMULATOR_HOST: firestore.host });
  expect(target).toMatchObject({ firestoreHost: firestore.host, projectId: 'demo-other' });
});

test('never looks for a real project in an emulator', async () => {
  await expect(findTarget('stet-site', { FIRESTORE_EMULATOR_HOST: firestore.host })).rejects.toThrow(
    `FIRESTORE_EMULATOR_HOST is set, so stet-site would be looked for in the emulator at ${firestore.host}`,
  );
});

test('guesses nothing if nothing answers', async () => {
  const [port] = await freePorts(1);
  await expect(findTarget(undefined, { FIRESTORE_EMULATOR_HOST: `${LOOPBACK}:${port}` })).rejects.toThrow(
    `No Firestore answers at ${LOOPBACK}:${port}: start the local stack with npm start, or name a real project with --project <id>.`,
  );
});

test('takes no other program on the port for Firestore', async () => {
  const server = createServer((_request, response) => response.end('Hello'));
  const [port = 0] = await freePorts(1);
  await new Promise<void>((resolve) => server.listen(port, LOOPBACK, resolve));
  try {
    await expect(findTarget(undefined, { FIRESTORE_EMULATOR_HOST: `${LOOPBACK}:${port}` })).rejects.toThrow(
      `No Firestore answers at ${LOOPBACK}:${port}: start the local stack`,
    );
  } finally {
    await stop(server);
  }
});

const CLOUD = { projectId: 'stet-site' };

test.each([
  [5, 'Project stet-site does not exist, or has no Firestore database.'],
  [7, 'This account may not do that in stet-site: it needs the role Cloud Datastore User.'],
  [14, "Firestore can't be reached: is there a network?"],
])('explains status %i in a sentence', (code, message) => {
  const error = Object.assign(new Error(`${code} FAILED`), { code });
  expect(explained(error, CLOUD)).toMatchObject({ message });
});

test('keeps every other error', () => {
  const error = new Error('--since is no day.');
  expect(explained(error, CLOUD)).toBe(error);
});

test.each([
  ['Could not load the default credentials. Browse to …', 'There are no Google credentials on this machine'],
  ['request failed, reason: getaddrinfo ENOTFOUND oauth2.example', "Google can't be reached"],
  ['invalid_grant', "The Google credentials can't be used: invalid_grant"],
])('explains %j', (message, sentence) => {
  expect(credentialSentence(new Error(message))).toContain(sentence);
});

test('opens no real project without credentials', async () => {
  vi.stubEnv('GOOGLE_APPLICATION_CREDENTIALS', '/nowhere/credentials.json');
  await expect(openTarget(CLOUD)).rejects.toThrow(
    "The Google credentials can't be used: Unable to read the credential file",
  );
});

async function stop(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}

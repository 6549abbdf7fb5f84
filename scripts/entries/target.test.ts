import { createServer, type Server } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { type EmbeddedFirestore, startFirestore } from '../stack/firestore.ts';
import { freePorts, LOOPBACK } from '../stack/ports.ts';
import { describeTarget, findTarget } from './target.ts';

let firestore: EmbeddedFirestore;
beforeEach(async () => {
  firestore = await startFirestore();
});
afterEach(() => firestore.stop());

test('the local stack is meant where one answers and no project is named', async () => {
  const { host } = firestore;
  const target = await findTarget(undefined, { FIRESTORE_EMULATOR_HOST: host });
  expect(target).toEqual({ kind: 'local', firestoreHost: host, projectId: 'demo-stet' });
  expect(describeTarget(target)).toBe(`Local stack at ${host}, project demo-stet`);
});

test('a real project is meant where one is named', async () => {
  const target = await findTarget('stet-site', {});
  expect(target).toEqual({ kind: 'cloud', projectId: 'stet-site' });
  expect(describeTarget(target)).toBe('Google Cloud project stet-site');
});

test('a demo project is a local one', async () => {
  const target = await findTarget('demo-other', { FIRESTORE_EMULATOR_HOST: firestore.host });
  expect(target).toMatchObject({ kind: 'local', projectId: 'demo-other' });
});

test('a real project is not looked for in an emulator', async () => {
  await expect(findTarget('stet-site', { FIRESTORE_EMULATOR_HOST: firestore.host })).rejects.toThrow(
    `FIRESTORE_EMULATOR_HOST is set, so stet-site would be looked for in the emulator at ${firestore.host}`,
  );
});

test('nothing is guessed where nothing answers', async () => {
  const [port] = await freePorts(1);
  await expect(findTarget(undefined, { FIRESTORE_EMULATOR_HOST: `${LOOPBACK}:${port}` })).rejects.toThrow(
    `No local stack answers at ${LOOPBACK}:${port}: start the local stack with npm start, or name a real project with --project <id>.`,
  );
});

test('another program on the port is not taken for Firestore', async () => {
  const server = createServer((_request, response) => response.end('Hello'));
  const [port = 0] = await freePorts(1);
  await new Promise<void>((resolve) => server.listen(port, LOOPBACK, resolve));
  try {
    await expect(findTarget(undefined, { FIRESTORE_EMULATOR_HOST: `${LOOPBACK}:${port}` })).rejects.toThrow(
      `What answers at ${LOOPBACK}:${port} is no Firestore: start the local stack`,
    );
  } finally {
    await stop(server);
  }
});

async function stop(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeAllConnections();
  await closed;
}

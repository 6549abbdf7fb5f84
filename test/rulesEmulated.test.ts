import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  assertFails,
  assertSucceeds,
  initializeTestEnvironment,
  type RulesTestEnvironment,
} from '@firebase/rules-unit-testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ROOT } from '../scripts/stack/project.ts';

const rules = readFileSync(join(ROOT, 'firestore.rules'), 'utf8');
const PATHS = ['waitlist_signups/a@b.c', 'contact_submissions/1', 'mail/1', 'other/1', 'waitlist_signups/a@b.c/deep/1'];

/** Only Firebase's own emulator runs rules: `npm run test:emulators`. */
describe.runIf(process.env.FIRESTORE_EMULATOR_HOST)('firestore.rules', () => {
  const environments: RulesTestEnvironment[] = [];
  const start = async (text: string) => {
    const projectId = `demo-rules-${environments.length}`;
    const environment = await initializeTestEnvironment({ projectId, firestore: { rules: text } });
    environments.push(environment);
    await environment.withSecurityRulesDisabled(async (context) => {
      for (const path of PATHS) await context.firestore().doc(path).set({ email: 'a@b.c' });
    });
    return environment;
  };
  const clients = (environment: RulesTestEnvironment) =>
    [environment.unauthenticatedContext(), environment.authenticatedContext('jane', { email: 'a@b.c' })].map((client) =>
      client.firestore(),
    );

  let closed: RulesTestEnvironment;
  beforeAll(async () => {
    closed = await start(rules);
  });
  afterAll(() => Promise.all(environments.map((environment) => environment.cleanup())));

  test.each(PATHS)('refuse every read and write of %s by a client', async (path) => {
    const collection = path.slice(0, path.lastIndexOf('/'));
    for (const client of clients(closed)) {
      await assertFails(client.doc(path).get());
      await assertFails(client.collection(collection).get());
      await assertFails(client.collection(collection).add({ email: 'x@y.z' }));
      await assertFails(client.doc(path).set({ email: 'x@y.z' }));
      await assertFails(client.doc(path).update({ email: 'x@y.z' }));
      await assertFails(client.doc(path).delete());
    }
  });

  test('would let a client in if they were open, so the tests above can fail', async () => {
    const opened = await start(rules.replace('if false', 'if true'));
    for (const client of clients(opened)) {
      const document = await assertSucceeds(client.doc('other/1').get());
      expect(document.exists).toBe(true);
    }
  });
});

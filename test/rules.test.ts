import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertFails, assertSucceeds, initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { describe, expect, onTestFinished, test } from 'vitest';
import { ROOT } from '../local/project.ts';

const rules = readFileSync(join(ROOT, 'firestore.rules'), 'utf8');

const CLOSED = `
  rules_version = '2';
  service cloud.firestore {
    match /databases/{database}/documents {
      match /{document=**} {
        allow read, write: if false;
      }
    }
  }
`;

// Whole, because only Firebase's own emulator runs rules.
test('§6 the rules let no client read or write anything', () => {
  expect(rules.replaceAll(/\/\/.*$/gm, '').match(/\S+/g)).toEqual(CLOSED.match(/\S+/g));
});

const PATHS = ['waitlist_signups/a@b.c', 'contact_submissions/1', 'mail/1', 'other/1', 'waitlist_signups/a@b.c/deep/1'];

/** A database with a document at each path, as two clients see it. */
async function clientsUnder(text: string) {
  const projectId = `demo-${crypto.randomUUID()}`;
  const environment = await initializeTestEnvironment({ projectId, firestore: { rules: text } });
  onTestFinished(() => environment.cleanup());
  await environment.withSecurityRulesDisabled(async (context) => {
    for (const path of PATHS) await context.firestore().doc(path).set({ email: 'a@b.c' });
  });
  const visitor = environment.unauthenticatedContext().firestore();
  return [visitor, environment.authenticatedContext('jane', { email: 'a@b.c' }).firestore()];
}

describe.runIf(process.env.FIRESTORE_EMULATOR_HOST)('in `npm run test:emulators`, the rules', () => {
  test('§6 refuse every read and write by a client', async () => {
    for (const client of await clientsUnder(rules)) {
      for (const path of PATHS) {
        const collection = client.collection(path.slice(0, path.lastIndexOf('/')));
        await assertFails(client.doc(path).get());
        await assertFails(collection.get());
        await assertFails(collection.add({ email: 'x@y.z' }));
        await assertFails(client.doc(path).set({ email: 'x@y.z' }));
        await assertFails(client.doc(path).update({ email: 'x@y.z' }));
        await assertFails(client.doc(path).delete());
      }
    }
  });

  test('let a client in if they are open, which proves that the test of the closed rules can fail', async () => {
    for (const client of await clientsUnder(rules.replace('if false', 'if true'))) {
      await assertSucceeds(client.doc('other/1').get());
    }
  });
});

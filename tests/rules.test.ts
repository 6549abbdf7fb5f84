import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { assertFails, initializeTestEnvironment } from '@firebase/rules-unit-testing';
import { inject, onTestFinished, test } from 'vitest';
import { ROOT } from '../tools/lib/project.ts';

const { host, isGoogles } = inject('firestore');
const PATHS = ['waitlist_signups/a@b.c', 'contact_submissions/1', 'other/1', 'waitlist_signups/a@b.c/deep/1'];

test.runIf(isGoogles)('§6 the rules refuse every read and write by a client', async () => {
  const { hostname, port } = new URL(`http://${host}`);
  const rules = readFileSync(join(ROOT, 'firestore.rules'), 'utf8');
  const firestore = { rules, host: hostname, port: Number(port) };
  const environment = await initializeTestEnvironment({ projectId: 'demo-rules', firestore });
  onTestFinished(() => environment.cleanup());
  const clients = [environment.unauthenticatedContext(), environment.authenticatedContext('jane', { email: 'a@b.c' })];
  for (const client of clients.map((context) => context.firestore())) {
    for (const path of PATHS) {
      const collection = client.collection(path.slice(0, path.lastIndexOf('/')));
      await assertFails(client.doc(path).get());
      await assertFails(collection.get());
      await assertFails(collection.add({ email: 'x@y.z' }));
      await assertFails(client.doc(path).set({ email: 'x@y.z' }));
      await assertFails(client.doc(path).delete());
    }
  }
});

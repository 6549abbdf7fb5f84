import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../scripts/stack/project.ts';

// Whole, because only Firebase's own emulator runs rules: see rulesEmulated.test.ts.
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

test('§6 the rules let no client read or write anything', () => {
  const rules = readFileSync(join(ROOT, 'firestore.rules'), 'utf8').replaceAll(/\/\/.*$/gm, '');
  expect(rules.match(/\S+/g)).toEqual(CLOSED.match(/\S+/g));
});

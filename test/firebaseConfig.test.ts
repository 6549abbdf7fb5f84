import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../local/project.ts';

interface Validator {
  (config: unknown): boolean;
  errors?: object[] | null;
}
/** How the Firebase CLI validates firebase.json. */
const { getValidator }: { getValidator(): Validator } = createRequire(import.meta.url)(
  'firebase-tools/lib/firebaseConfigValidate.js',
);
const readJson = (file: string) => JSON.parse(readFileSync(join(ROOT, file), 'utf8'));
const config = readJson('firebase.json');

test('firebase.json is valid by the schema of the Firebase CLI, which it names for editors', () => {
  const validate = getValidator();
  validate(config);
  expect(validate.errors).toBeNull();
  expect(readJson(config.$schema).properties).toHaveProperty('hosting');
});

test('the functions read no runtime configuration of the kind that Google ends', () => {
  expect(config.functions).toMatchObject([{ disallowLegacyRuntimeConfig: true }]);
});

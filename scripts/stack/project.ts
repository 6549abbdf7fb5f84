import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The repository's top folder. */
export const ROOT = join(import.meta.dirname, '../..');

/** The Firebase CLI's script. */
export const FIREBASE = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');

/** The project of the local stack: a `demo-…` id, which firebase-tools never lets reach a real project. */
export function defaultProject(): string {
  const { projects } = JSON.parse(readFileSync(join(ROOT, '.firebaserc'), 'utf8'));
  return projects.default;
}

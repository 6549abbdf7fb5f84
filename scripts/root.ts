import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The repository's top folder. */
export const ROOT = join(import.meta.dirname, '..');

/** The project of the local stack: a `demo-…` id, which firebase-tools never lets reach a real project. */
export function defaultProject(): string {
  const { projects } = JSON.parse(readFileSync(join(ROOT, '.firebaserc'), 'utf8'));
  return projects.default;
}

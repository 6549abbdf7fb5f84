import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

/** The Firebase CLI's script. */
export const FIREBASE = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');

/** The project of the local stack: a `demo-…` id, which firebase-tools never lets reach a real project. */
export function defaultProject(): string {
  const id: string = readJson('.firebaserc').projects?.default ?? '';
  if (id.startsWith('demo-')) return id;
  throw new Error(
    `The default in .firebaserc is ${id || 'empty'}, and must be like demo-stet: name a real one by --project.`,
  );
}

export function readJson(path: string) {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
}

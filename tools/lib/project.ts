import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

export const FIREBASE = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');

/** The local stack's project. firebase-tools never lets a `demo-…` id reach a real project. */
export function defaultProject(): string {
  const id: string = readJson('.firebaserc').projects?.default ?? 'empty';
  if (id.startsWith('demo-')) return id;
  throw new Error(`The default in .firebaserc must be like demo-stet, not ${id}. Pass a real one as --project.`);
}

export function readJson(path: string) {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
}

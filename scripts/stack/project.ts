import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The repository's top folder. */
export const ROOT = join(import.meta.dirname, '../..');

/** The Firebase CLI's script. */
export const FIREBASE = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');

/** The project of the local stack: a `demo-…` id, which firebase-tools never lets reach a real project. */
export function defaultProject(): string {
  return readJson('.firebaserc').projects.default;
}

/** Reads a JSON file of the repository. */
export function readJson(path: string) {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
}

/** firebase.json with the rule for `/assets/**` narrowed to the built files. */
export function firebaseConfig(root = ROOT) {
  const config = JSON.parse(readFileSync(join(root, 'firebase.json'), 'utf8'));
  const folder = join(root, config.hosting.public, 'assets');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const rule = config.hosting.headers.find((rule: { source: string }) => rule.source === '/assets/**');
  delete rule.source;
  rule.regex = `^/assets/(${names.map((name) => name.replaceAll(/[^\w-]/g, '\\$&')).join('|')})$`;
  return config;
}

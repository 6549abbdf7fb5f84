import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

/** The repository's top folder. */
export const ROOT = join(import.meta.dirname, '../..');

/** The Firebase CLI's script. */
export const FIREBASE = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');

/** The project of the local stack: a `demo-…` id, which firebase-tools never lets reach a real project. */
export function defaultProject(): string {
  return readJson(join(ROOT, '.firebaserc')).projects.default;
}

/**
 * firebase.json with the rule for `/assets/**` narrowed to the built files. Hosting applies a rule to every requested
 * address, and a browser that keeps a "not found" as immutable would miss the file for a year.
 */
export function firebaseConfig(root = ROOT) {
  const config = readJson(join(root, 'firebase.json'));
  const folder = join(root, config.hosting.public, 'assets');
  const names = existsSync(folder) ? readdirSync(folder) : [];
  const rule = config.hosting.headers.find((rule: { source: string }) => rule.source === '/assets/**');
  delete rule.source;
  rule.regex = `^/assets/(${names.map((name) => name.replaceAll(/[^\w-]/g, '\\$&')).join('|')})$`;
  return config;
}

function readJson(file: string) {
  return JSON.parse(readFileSync(file, 'utf8'));
}

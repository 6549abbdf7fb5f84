import { accessSync, constants, existsSync, mkdirSync, readFileSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');

export const FIREBASE = join(ROOT, 'node_modules/firebase-tools/lib/bin/firebase.js');

/** The local stack's project. firebase-tools never lets a `demo-…` id reach a real project. */
export function defaultProject(): string {
  const id: string = readJson('.firebaserc').projects?.default ?? 'empty';
  if (id.startsWith('demo-')) return id;
  throw new Error(`The default in .firebaserc must be like demo-stet, not ${id}. Pass a real one as --project.`);
}

/** Without its settings' folder, firebase-tools 15.34 prints a stack trace, or waits forever. */
export function requireHome(): void {
  const settings = join(process.env.XDG_CONFIG_HOME || join(homedir(), '.config'), 'configstore');
  try {
    mkdirSync(settings, { recursive: true });
    accessSync(settings, constants.W_OK);
  } catch (error) {
    throw new Error(`The Firebase CLI can't write its settings: ${(error as Error).message}. Set another HOME.`);
  }
}

/** firebase-tools 15.34 prints a stack trace if it can't parse or replace the file about its last run. */
export function requireHubFile(): void {
  const file = join(tmpdir(), `hub-${defaultProject()}.json`);
  if (!existsSync(file)) return;
  try {
    JSON.parse(readFileSync(file, 'utf8'));
    accessSync(file, constants.W_OK);
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`The Firebase CLI can't use ${file}: ${message}. Delete this file, or set another TMPDIR.`);
  }
}

export function readJson(path: string) {
  return JSON.parse(readFileSync(join(ROOT, path), 'utf8'));
}

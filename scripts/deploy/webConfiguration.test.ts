import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseEnv } from 'node:util';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../stack/project.ts';
import { readWebConfiguration } from './webConfiguration.ts';

const VALUES = {
  VITE_SITE_URL: 'https://stet.example',
  VITE_FIREBASE_PROJECT_ID: 'stet-site',
  VITE_FIREBASE_API_KEY: `AIza${'x'.repeat(35)}`,
  VITE_FIREBASE_APP_ID: '1:123456789012:web:0a1b2c',
  VITE_APP_CHECK_SITE_KEY: `6L${'x'.repeat(38)}`,
};
const REQUIRED = Object.keys(VALUES).filter((name) => name !== 'VITE_APP_CHECK_SITE_KEY');

let folder: string;
let file: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'stet-web-'));
  file = join(folder, '.env.stet-site');
});
afterEach(() => rmSync(folder, { recursive: true }));

test('comes from the file, and from the environment before it', () => {
  const lines = Object.entries(VALUES).map(([name, value]) => `${name}=${value}`);
  writeFileSync(file, lines.join('\n'));
  expect(readWebConfiguration('stet-site', file, {})).toEqual({ values: VALUES, problems: [] });
  const { values } = readWebConfiguration('stet-site', file, { VITE_SITE_URL: 'https://other.example' });
  expect(values.VITE_SITE_URL).toBe('https://other.example');
});

test('tells each variable that is missing and must not be', () => {
  const { problems } = readWebConfiguration('stet-site', file, {});
  expect(problems).toEqual(REQUIRED.map((name) => `${name} is set neither in the environment nor in ${file}.`));
});

test.each([
  ['VITE_SITE_URL', 'https://stet.example/'],
  ['VITE_SITE_URL', 'http://stet.example'],
  ['VITE_FIREBASE_API_KEY', 'none'],
  ['VITE_FIREBASE_APP_ID', '1:2:android:3'],
  ['VITE_APP_CHECK_SITE_KEY', 'none'],
])('%s does not look like %s', (name, value) => {
  const { problems } = readWebConfiguration('stet-site', file, { ...VALUES, [name]: value });
  expect(problems).toEqual([expect.stringContaining(`${name} is ${value}, but looks like `)]);
});

test("another project's configuration is told", () => {
  const { problems } = readWebConfiguration('stet-other', file, VALUES);
  expect(problems).toEqual(['VITE_FIREBASE_PROJECT_ID is stet-site, but the project is stet-other.']);
});

test('the example names every variable', () => {
  const example = parseEnv(readFileSync(join(ROOT, 'web', '.env.example'), 'utf8'));
  expect(Object.keys(example).sort()).toEqual(Object.keys(VALUES).sort());
});

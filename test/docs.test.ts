import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../scripts/stack/project.ts';

/** A path in backticks, within the repository's folders. */
const PATH = /`((?:\.github|bench|docs|e2e|functions|ops|scripts|test|web)\/[\w./*-]+)`/g;
/** Built, or private to a deployment. */
const NOT_STORED = /\/dist(?![\w-])|\/\.(env|secret)/;

test.each(globSync(['*.md', 'docs/*.md'], { cwd: ROOT }))('%s names only files that exist', (doc) => {
  const paths = [...readFileSync(join(ROOT, doc), 'utf8').matchAll(PATH)].map(([, path = '']) => path);
  const missing = paths.filter((path) => !NOT_STORED.test(path) && globSync(path, { cwd: ROOT }).length === 0);
  expect(missing).toEqual([]);
});

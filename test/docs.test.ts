import { globSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../local/project.ts';
import { privacy } from '../web/src/content/legal.ts';

/** A path in backticks, within the repository's folders. */
const PATH = /`((?:\.github|bench|docs|e2e|functions|ops|cli|local|owner|test|web)\/[\w./*-]+)`/g;
/** Built, or private to a deployment. */
const NOT_STORED = /\/dist(?![\w-])|\/\.(env|secret)/;
const COMMAND = /npx firebase ([^`#&\n]+)/g;

interface FirebaseCli {
  getCommand(name: string): unknown;
  cli: { commands: { name(): string; helpInformation(): string }[]; helpInformation(): string };
}
const firebase: FirebaseCli = createRequire(import.meta.url)('firebase-tools');

const docs = globSync(['*.md', 'docs/*.md'], { cwd: ROOT });
const textOf = (doc: string) => readFileSync(join(ROOT, doc), 'utf8');

test.each(docs)('%s names only files that exist', (doc) => {
  const paths = [...textOf(doc).matchAll(PATH)].map(([, path = '']) => path);
  const missing = paths.filter((path) => !NOT_STORED.test(path) && globSync(path, { cwd: ROOT }).length === 0);
  expect(missing).toEqual([]);
});

test.each(docs)('%s uses only commands and options that the Firebase CLI knows', (doc) => {
  const typed = [
    ...textOf(doc)
      .replaceAll(/\\\n\s*/g, '')
      .matchAll(COMMAND),
  ].map(([, command = '']) => command.trim());
  for (const command of typed) {
    const [name = '', ...words] = command.split(/\s+/);
    firebase.getCommand(name);
    const help = firebase.cli.commands.find((known) => known.name() === name)?.helpInformation() ?? '';
    const options = help.replace(/^Usage.*/, '') + firebase.cli.helpInformation();
    const takesValue = (option = '') => option.startsWith('-') && options.includes(`${option} <`);
    const values = words.filter((word, index) => !word.startsWith('-') && !takesValue(words[index - 1]));
    const unknown = words.filter((word) => word.startsWith('-') && !options.includes(`${word} `));
    expect(unknown, command).toEqual([]);
    expect(help, `${name} is unknown`).toMatch(/^Usage:/);
    const usage = help.split('\n', 1).join().replace(' [options]', '');
    const [required, all] = [/<.+?>/g, /<.+?>|\[.+?\]/g].map((name) => usage.match(name)?.length ?? 0);
    expect(values.length, `${command}: ${usage}`).toBeGreaterThanOrEqual(required ?? 0);
    expect(values.length, `${command}: ${usage}`).toBeLessThanOrEqual(all ?? 0);
  }
});

test('the privacy page contains the sentences that docs/operate.md quotes', () => {
  const quotes = [...textOf('docs/operate.md').matchAll(/^> (.+)$/gm)].map(([, quote = '']) => quote);
  expect(quotes).not.toEqual([]);
  const text = privacy.sections.flatMap(({ paragraphs }) => paragraphs).join('\n');
  for (const quote of quotes) expect(text).toContain(quote);
});

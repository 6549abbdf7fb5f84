import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../cli/project.ts';

/** From left to right: a layer's folders and files import only from layers to its left. */
const LAYERS = {
  'web/src': [
    ['content', 'theme', 'pause'],
    ['forms'],
    ['state'],
    ['components'],
    ['pages'],
    ['useNavigation'],
    ['App'],
    ['main'],
  ],
  'functions/src': [
    ['contract'],
    ['documentId', 'limiter', 'requestGuards', 'settings', 'withDeadline'],
    ['store'],
    ['ownerMail', 'submit'],
    ['endpoint', 'notifyOwner'],
    ['index'],
  ],
};
type Source = keyof typeof LAYERS;

/** The top folder or name of a file below a source folder, and its layer. */
function placeOf(source: Source, file: string) {
  const part = file.slice(source.length + 1).replace(/[/.].*/, '');
  const layer = file.startsWith(`${source}/`) ? LAYERS[source].findIndex((parts) => parts.includes(part)) : -1;
  return { part, layer };
}

/** The imports of a file that name another file, as paths in the repository. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const found = text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g);
  return [...found].map(([, path = '']) => normalize(join(dirname(file), path)));
}

test.each(Object.keys(LAYERS) as Source[])('imports in %s run one way, between known layers', (source) => {
  const exclude = ['**/*.test.*', '**/*.d.ts'];
  const files = globSync(`${source}/**/*.{ts,tsx}`, { cwd: ROOT, exclude });
  expect(files.filter((file) => placeOf(source, file).layer < 0)).toEqual([]);
  const imports = files.flatMap((file) => importsOf(file).map((imported) => ({ file, imported })));
  expect(imports.length).toBeGreaterThan(files.length);
  const wrong = imports.filter(({ file, imported }) => {
    const [from, to] = [placeOf(source, file), placeOf(source, imported)];
    return to.part !== from.part && (to.layer < 0 || to.layer >= from.layer);
  });
  expect(wrong).toEqual([]);
});

test('nothing in web/src or functions/src imports from another folder of the repository, but for tests', () => {
  const files = globSync('{web,functions}/src/**/*.{ts,tsx}', { cwd: ROOT, exclude: ['**/*.test.*'] });
  const wrong = files.filter((file) =>
    importsOf(file).some((path) => /^(cli|local|owner|e2e|bench|test)\//.test(path)),
  );
  expect(files.length).toBeGreaterThan(80);
  expect(wrong).toEqual([]);
});

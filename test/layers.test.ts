import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../local/project.ts';

/**
 * From top to bottom: a layer's folders and files import only from layers above it, and from themselves. Folders in the
 * same layer must not import each other.
 */
const LAYERS = [
  ['functions/src/contract'],
  [
    'functions/src/documentId',
    'functions/src/limiter',
    'functions/src/requestGuards',
    'functions/src/settings',
    'functions/src/withDeadline',
  ],
  ['functions/src/store'],
  ['functions/src/ownerMail', 'functions/src/submit'],
  ['functions/src/endpoint', 'functions/src/notifyOwner'],
  ['functions/src/index'],
  ['web/src/content', 'web/src/theme', 'web/src/pause'],
  ['web/src/state'],
  ['web/src/components'],
  ['web/src/forms', 'web/src/toasts'],
  ['web/src/layout'],
  ['web/src/pages'],
  ['web/src/useNavigation'],
  ['web/src/App'],
  ['web/src/main'],
  ['web/prerender'],
  ['web/draw'],
  ['local'],
  ['owner'],
];

/** The layer of a file: its number, and which of the layer's folders it is in. */
function placeOf(file: string) {
  const isIn = (part: string) => file.startsWith(`${part}/`) || file.startsWith(`${part}.`);
  const layer = LAYERS.findIndex((parts) => parts.some(isIn));
  return { layer, part: LAYERS[layer]?.find(isIn) };
}

/** The imports of a file that name another file, as paths in the repository. */
function importsOf(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const found = text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+|functions\/contract)'/g);
  return [...found].map(([, path = '']) =>
    path.startsWith('.') ? normalize(join(dirname(file), path)) : 'functions/src/contract/contract.ts',
  );
}

const files = globSync('{functions/src,web/src,web/prerender,web/draw,local,owner}/**/*.{ts,tsx}', {
  cwd: ROOT,
  exclude: ['**/*.test.*', '**/*.d.ts'],
});

test('every folder and file of the product is in a layer', () => {
  expect(files.length).toBeGreaterThan(120);
  expect(files.filter((file) => placeOf(file).layer < 0)).toEqual([]);
});

test('imports run one way', () => {
  const imports = files.flatMap((file) => importsOf(file).map((imported) => ({ file, imported })));
  expect(imports.length).toBeGreaterThan(files.length);
  const wrong = imports.filter(({ file, imported }) => {
    const [from, to] = [placeOf(file), placeOf(imported)];
    return to.part !== from.part && (to.layer < 0 || to.layer >= from.layer);
  });
  expect(wrong).toEqual([]);
});

test('what visitors and Google run imports nothing else', () => {
  const isShipped = (file: string) => /^(web|functions)\/src\//.test(file);
  const foreign = files.filter(isShipped).flatMap((file) =>
    importsOf(file)
      .filter((path) => !isShipped(path))
      .map((path) => `${file}: ${path}`),
  );
  expect(foreign).toEqual([]);
});

import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from '../scripts/stack/project.ts';

/** Rooms from left to right: each imports only rooms to its left. Rooms in one row don't know each other. */
const ROWS = {
  'web/src': [['content', 'theme'], ['api', 'state'], ['forms'], ['components'], ['pages'], ['app']],
  'functions/src': [['contract'], ['store', 'rate'], ['domain'], ['']],
};
type House = keyof typeof ROWS;

/** The row and room of a file in a house; files beside the rooms are in the room ''. */
function place(house: House, file: string): { row: number; room: string } | undefined {
  if (!file.startsWith(`${house}/`)) return undefined;
  const room = /^[^/]+(?=\/)/.exec(file.slice(house.length + 1))?.[0] ?? '';
  return { row: ROWS[house].findIndex((row) => row.includes(room)), room };
}

function isAllowed(house: House, file: string, imported: string): boolean {
  const from = place(house, file);
  const to = place(house, imported);
  // A file outside the house; the page imports the contract by its package's name.
  if (!from || !to) return false;
  return to.room === from.room || to.row < from.row;
}

function imports(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const relative = [...text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g)];
  return relative.map(([, path = '']) => normalize(join(dirname(file), path)));
}

describe.each(Object.keys(ROWS) as House[])('%s', (house) => {
  const files = globSync(`${house}/**/*.{ts,tsx}`, {
    cwd: ROOT,
    exclude: ['**/*.test.*', '**/*.suite.ts', '**/*.d.ts'],
  });

  test('every file stands in a known room', () => {
    expect(files.length).toBeGreaterThan(10);
    expect(files.filter((file) => (place(house, file)?.row ?? -1) < 0)).toEqual([]);
  });

  test('imports run one way', () => {
    const wrong = files.flatMap((file) =>
      imports(file)
        .filter((imported) => !isAllowed(house, file, imported))
        .map((imported) => `${file} imports ${imported}`),
    );
    expect(wrong).toEqual([]);
  });
});

test.each([
  ['web/src/state/ui.ts', 'web/src/api/client.ts'],
  ['web/src/forms/store.ts', 'web/src/pages/Article.tsx'],
  ['functions/src/domain/submissions.ts', 'functions/src/callables.ts'],
  ['functions/src/index.ts', 'scripts/stack/ports.ts'],
])('%s must not import %s', (file, imported) => {
  const house = Object.keys(ROWS).find((name) => file.startsWith(name)) as House;
  expect(isAllowed(house, file, imported)).toBe(false);
});

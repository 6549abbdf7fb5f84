import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SRC = join(import.meta.dirname, '..');
const parts = ['components', 'forms', 'layout', 'pages', 'toasts'].flatMap((folder) =>
  readdirSync(join(SRC, folder), { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.tsx'))
    .map((file) => join(folder, file)),
);

test('every colour, radius and face comes from the theme', () => {
  const literal = /'#[\da-f]{3,8}'|\brgba?\(|\bhsla?\(|borderRadius: \d|fontFamily: ['"]/i;
  const own = parts.filter((file) => literal.test(readFileSync(join(SRC, file), 'utf8')));
  expect(parts.length).toBeGreaterThan(30);
  expect(own).toEqual([]);
});

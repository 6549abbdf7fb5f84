import { globSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../scripts/stack/project.ts';

/** Rooms from left to right: each imports only rooms to its left. Rooms in one row don't know each other. */
const ROWS = {
  'web/src': [['content', 'theme'], ['api', 'state'], ['forms'], ['components'], ['pages'], ['app']],
  'functions/src': [['contract'], ['']],
};
type Workspace = keyof typeof ROWS;

/** The row and room of a workspace's file; files beside the rooms are in the room ''. */
function place(workspace: Workspace, file: string) {
  const room = /^[^/]+(?=\/)/.exec(file.slice(workspace.length + 1))?.[0] ?? '';
  const row = file.startsWith(`${workspace}/`) ? ROWS[workspace].findIndex((rooms) => rooms.includes(room)) : -1;
  return { row, room };
}

function relativeImports(file: string): string[] {
  const text = readFileSync(join(ROOT, file), 'utf8');
  const found = text.matchAll(/(?:from|import)\s*\(?\s*'(\.[^']+)'/g);
  return [...found].map(([, path = '']) => normalize(join(dirname(file), path)));
}

test.each(Object.keys(ROWS) as Workspace[])('in %s imports run one way, between known rooms', (workspace) => {
  const exclude = ['**/*.test.*', '**/*.d.ts'];
  const files = globSync(`${workspace}/**/*.{ts,tsx}`, { cwd: ROOT, exclude });
  expect(files.filter((file) => place(workspace, file).row < 0)).toEqual([]);
  const imports = files.flatMap((file) => relativeImports(file).map((imported) => ({ file, imported })));
  expect(imports.length).toBeGreaterThan(files.length);
  const wrong = imports.filter(({ file, imported }) => {
    const [from, to] = [place(workspace, file), place(workspace, imported)];
    return to.room !== from.room && (to.row < 0 || to.row >= from.row);
  });
  expect(wrong).toEqual([]);
});

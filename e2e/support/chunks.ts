import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../scripts/stack/project.ts';

const ASSETS = join(ROOT, 'web/dist/assets');

/** The addresses of the one built chunk with these words in it, retries included; its name is only a hash. */
export function chunkWith(words: string): string {
  const chunks = readdirSync(ASSETS).filter((name) => name.endsWith('.js'));
  const found = chunks.filter((name) => readFileSync(join(ASSETS, name), 'utf8').includes(words));
  if (found.length !== 1) throw new Error(`${found.length} chunks have "${words}" in them, not one.`);
  return `**/assets/${found[0]}*`;
}

import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildChunks, buildLoader, loadRenderer } from './bundle.ts';
import { fontLicence } from './font.ts';
import { CHUNKS_FILE, DIST } from './paths.ts';
import { pictures } from './pictures.ts';
import { prerender } from './prerender.ts';
import { siteFiles } from './siteFiles.ts';

await rm(DIST, { recursive: true, force: true });
await mkdir(DIST, { recursive: true });

const chunks = await buildChunks();
const loader = await buildLoader(chunks);
const renderer = await loadRenderer();
await writeFile(CHUNKS_FILE, JSON.stringify(chunks));

const files = new Map<string, string | Buffer>([
  ...(await prerender(renderer, loader)),
  ...(await pictures(renderer)),
  ...siteFiles(renderer),
  ['newsreader-licence.txt', await fontLicence()],
]);
for (const [name, content] of files) await writeFile(join(DIST, name), content);

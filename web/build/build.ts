import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { buildChunks, buildLoader, loadRenderer } from './bundle.ts';
import { DIST } from './paths.ts';
import { pictures } from './pictures.ts';
import { prerender } from './prerender.ts';
import { siteFiles } from './siteFiles.ts';

await rm(DIST, { recursive: true, force: true });
await mkdir(DIST, { recursive: true });

const loader = await buildLoader(await buildChunks());
const renderer = await loadRenderer();

const files = new Map<string, string | Buffer>([
  ...(await prerender(renderer, loader)),
  ...(await pictures(renderer)),
  ...siteFiles(renderer),
]);
for (const [name, content] of files) await writeFile(join(DIST, name), content);

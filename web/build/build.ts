import { mkdir, rm, writeFile } from 'node:fs/promises';
import { buildChunks, buildLoader, loadRenderer } from './bundle.ts';
import { DIST } from './paths.ts';
import { prerender } from './prerender.ts';

await rm(DIST, { recursive: true, force: true });
await mkdir(DIST, { recursive: true });
const loader = await buildLoader(await buildChunks());
const files = await prerender(await loadRenderer(), loader);
for (const [name, content] of files) await writeFile(`${DIST}/${name}`, content);

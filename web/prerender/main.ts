import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { startScript } from './Document.tsx';
import { requireAllowed } from './policy.ts';
import { site } from './site.tsx';

// Runs after `vite build`: writes every file of the site beside the app.

const DIST = join(import.meta.dirname, '../dist');

requireAllowed(startScript);

const manifest = JSON.parse(await readFile(join(DIST, '.vite/manifest.json'), 'utf8'));
for (const [file, make] of Object.entries(site(`/${manifest['src/main.tsx'].file}`))) {
  await mkdir(dirname(join(DIST, file)), { recursive: true });
  await writeFile(join(DIST, file), await make());
}

import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { requireAllowed } from './policy.ts';

// Runs after `vite build`: writes every file of the site beside the app.

const DIST = join(import.meta.dirname, '../dist');

// Set before React and Material UI load. Their development builds create other class names than the app.
process.env.NODE_ENV = 'production';
const { site } = await import('./site.tsx');
const { startScript } = await import('./Document.tsx');
requireAllowed(startScript);

const manifest = JSON.parse(await readFile(join(DIST, '.vite/manifest.json'), 'utf8'));
for (const [file, make] of Object.entries(site(`/${manifest['src/main.tsx'].file}`))) {
  await mkdir(dirname(join(DIST, file)), { recursive: true });
  await writeFile(join(DIST, file), await make());
}

import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { buildChunks, buildLoader, loadSite } from './bundle.ts';
import { fontFace, fontLicence, missingLetters } from './font.ts';
import { DIST, PUBLIC, SOURCE_MAPS } from './paths.ts';
import { pictures } from './pictures.ts';
import { contentPolicy } from './policy.ts';

const { displayFace, displayedTexts, drawings, site } = await loadSite();

for (const text of displayedTexts()) {
  const missing = missingLetters(text);
  if (missing.length === 0) continue;
  console.warn(`${displayFace.family} has no ${missing.join(' ')}: “${text}” shows it in the fallback face.`);
}

// Before the bundle, which copies them.
for (const [name, picture] of pictures(drawings)) await writeIfChanged(join(PUBLIC, name), picture);

await rm(DIST, { recursive: true, force: true });
const chunks = await buildChunks();
await moveSourceMaps();
const loader = await buildLoader(chunks);

const parts = {
  fontFace,
  loader: { dangerouslySetInnerHTML: { __html: loader } },
  policy: (style: string) => contentPolicy({ scripts: [loader], styles: [style] }),
};
await write('display-face-licence.txt', await fontLicence());
for (const [file, render] of Object.entries(site)) await write(file, await render(parts));

/** Out of the folder that is served. */
async function moveSourceMaps(): Promise<void> {
  await mkdir(SOURCE_MAPS);
  for (const file of await readdir(join(DIST, 'assets'))) {
    if (file.endsWith('.map')) await rename(join(DIST, 'assets', file), join(SOURCE_MAPS, file));
  }
}

async function write(file: string, content: string | Buffer): Promise<void> {
  await mkdir(dirname(join(DIST, file)), { recursive: true });
  await writeFile(join(DIST, file), content);
}

/** Leaves an equal file alone, so that a build without changes changes no source. */
async function writeIfChanged(file: string, content: Buffer): Promise<void> {
  const current = await readFile(file).catch(() => undefined);
  if (current?.equals(content)) return;
  if (process.env.CI) throw new Error(`${file} is stale: run npm run build and commit web/public.`);
  await writeFile(file, content);
}

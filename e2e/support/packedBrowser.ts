import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import sparticuz from '@sparticuz/chromium';
import { ROOT } from '../../scripts/stack/project.ts';

/** The Chromium inside an npm package, unpacked once (1.6 s) for each of its versions. */
export async function packedBrowser(): Promise<string> {
  if (process.platform !== 'linux' || process.arch !== 'x64') {
    throw new Error('No browser was found: install Chrome or Chromium, or set CHROME_PATH to one.');
  }
  const folder = folderOfVersion();
  if (!existsSync(folder)) await unpack(folder);
  return join(folder, 'chromium');
}

/** Fonts for a machine without any, where text would have no size. */
export function fontSettings(): Record<string, string> {
  const file = join(folderOfVersion(), 'fonts.conf');
  return existsSync('/etc/fonts/fonts.conf') || !existsSync(file) ? {} : { FONTCONFIG_FILE: file };
}

function folderOfVersion(): string {
  const main = createRequire(import.meta.url).resolve('@sparticuz/chromium');
  const { version } = JSON.parse(readFileSync(join(main, '../../package.json'), 'utf8'));
  return join(ROOT, 'node_modules/.cache/chromium', version);
}

/** Unpacks into a folder of its own: the package takes a half-written file in the temporary folder for a whole one. */
async function unpack(folder: string): Promise<void> {
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const { TMPDIR } = process.env;
  process.env.TMPDIR = unfinished;
  const unpacked = sparticuz.executablePath();
  if (TMPDIR === undefined) delete process.env.TMPDIR;
  else process.env.TMPDIR = TMPDIR;
  await unpacked;
  writeFileSync(join(unfinished, 'fonts.conf'), fontsConfiguration(join(folder, 'fonts')));
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process was faster.
    rmSync(unfinished, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

function fontsConfiguration(folder: string): string {
  return `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${folder}</dir><cachedir>${join(folder, 'cache')}</cachedir></fontconfig>
`;
}

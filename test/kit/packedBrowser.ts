import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../local/project.ts';

const UNPACK = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";

/** The Chromium inside an npm package, for Linux on x64 only, unpacked once (1.6 s) for each of its versions. */
export function packedBrowser(): string | undefined {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = folderOfVersion();
  if (!existsSync(folder)) unpack(folder);
  return join(folder, 'chromium');
}

/** Fonts for a machine without any, where text would have no size. */
export function fontSettings(): Record<string, string> {
  const file = join(folderOfVersion(), 'fonts.conf');
  return existsSync('/etc/fonts/fonts.conf') || !existsSync(file) ? {} : { FONTCONFIG_FILE: file };
}

function folderOfVersion(): string {
  const { version } = JSON.parse(readFileSync(join(ROOT, 'node_modules/@sparticuz/chromium/package.json'), 'utf8'));
  return join(ROOT, 'node_modules/.cache/chromium', version);
}

/** Unpacks into a new folder, because the package accepts a half-written file in the temporary folder as complete. */
function unpack(folder: string): void {
  const unfinished = `${folder}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  execFileSync(process.execPath, ['-e', UNPACK], { cwd: ROOT, env: { ...process.env, TMPDIR: unfinished } });
  const fonts = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><dir>${join(folder, 'fonts')}</dir><cachedir>${join(folder, 'fonts/cache')}</cachedir></fontconfig>
`;
  writeFileSync(join(unfinished, 'fonts.conf'), fonts);
  try {
    renameSync(unfinished, folder);
  } catch (error) {
    // Another process has unpacked it meanwhile.
    rmSync(unfinished, { recursive: true });
    if (!existsSync(folder)) throw error;
  }
}

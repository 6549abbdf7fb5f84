import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync } from 'node:fs';
import { join } from 'node:path';
import { firefox, type LaunchOptions, webkit } from 'playwright';
import { ROOT, readJson } from '../../tools/lib/project.ts';

const UNPACK = "import('@sparticuz/chromium').then(({ default: chromium }) => chromium.executablePath())";

const { version } = readJson('node_modules/@sparticuz/chromium/package.json');
/** Where the npm package's Chromium is unpacked, once per version. It runs on Linux for x64 only. */
const FOLDER = join(ROOT, 'node_modules/.cache/chromium', version);
const PACKED = join(FOLDER, 'chromium');
const { CHROME_PATH } = process.env;
const isPacked = process.platform === 'linux' && process.arch === 'x64' && !CHROME_PATH;
if (isPacked && !existsSync(FOLDER)) unpack();

/**
 * Unpacks into a new folder, because the package accepts a half-written file as complete (Sparticuz/chromium#507), and the
 * libraries for AWS, too.
 */
function unpack(): void {
  const unfinished = `${FOLDER}.${process.pid}`;
  mkdirSync(unfinished, { recursive: true });
  const env = { ...process.env, TMPDIR: unfinished, AWS_LAMBDA_JS_RUNTIME: 'nodejs24.x' };
  execFileSync(process.execPath, ['-e', UNPACK], { cwd: ROOT, env });
  renameSync(unfinished, FOLDER);
}

// A bare Linux lacks both. Without any fonts, text would have no size. AWS's libraries need a newer glibc than Chromium.
const lacksFonts = isPacked && !existsSync('/etc/fonts/fonts.conf');
const lacksLibraries = isPacked && `${execFileSync('ldd', [PACKED])}`.includes('not found');

/** The Chromium of nearly all tests: `CHROME_PATH`, else npm's, else an installed Chrome. */
const launchOptions = {
  ...(isPacked || CHROME_PATH ? { executablePath: CHROME_PATH ?? PACKED } : { channel: 'chrome' }),
  args: ['--disable-gpu', '--disable-quic'],
  // On a desktop, a scroll bar takes room.
  ignoreDefaultArgs: ['--hide-scrollbars'],
  env: {
    ...process.env,
    ...(lacksFonts && { XDG_DATA_HOME: FOLDER }),
    ...(lacksLibraries && { LD_LIBRARY_PATH: join(FOLDER, 'al2023/lib') }),
  },
} satisfies LaunchOptions;

const viewport = { width: 1280, height: 800 };
export const DESKTOP = { browserName: 'chromium', launchOptions, viewport } as const;
export const PHONE = { ...DESKTOP, viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true };

/** Playwright's own builds of the other engines, where they are installed. */
export const engines = [firefox, webkit]
  .filter((engine) => existsSync(engine.executablePath()))
  .map((engine) => ({ name: engine.name(), browserName: engine.name() as 'firefox' | 'webkit', viewport }));

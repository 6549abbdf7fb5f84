import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { ROOT } from '../scripts/stack/project.ts';
import { withoutScripts } from './twin.ts';

/** One answer, ready to send. */
export interface Answer {
  status: number;
  headers: Record<string, string>;
  body: Buffer;
}

/** Between what content networks use on the fly (Cloudflare 4) and nginx's default (6); the best, 11, is 5 to 10 % smaller. */
export const BROTLI_QUALITY = 5;

export const DIST = join(ROOT, 'web/dist');
export const TWIN = '/twin';
export const TINY = '/tiny';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.woff2': 'font/woff2',
  '.json': 'application/json',
  '.webmanifest': 'application/manifest+json',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml',
};
const INCOMPRESSIBLE = new Set(['.png', '.woff2']);
const NOT_FOUND = '/404';

type Headers = Record<string, string>;

/** The built site by path, as Hosting answers it, with every page's static twin and the zero-script page beside it. */
export function loadSite(): Map<string, Answer> {
  const headersOf = hostingHeaders();
  const answers = new Map<string, Answer>();
  const add = (path: string, extension: string, content: Buffer, status = 200) =>
    answers.set(path, answer(status, extension, content, headersOf(path)));

  for (const entry of readdirSync(DIST, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(DIST.length).replaceAll('\\', '/');
    const extension = extname(path);
    const content = readFileSync(file);
    if (extension !== '.html') {
      add(path, extension, content);
      continue;
    }
    const clean = path.replace(/(\/index)?\.html$/, '') || '/';
    const status = clean === NOT_FOUND ? 404 : 200;
    add(clean, extension, content, status);
    add(TWIN + clean, extension, Buffer.from(withoutScripts(content.toString())), status);
  }
  add(TINY, '.html', readFileSync(join(import.meta.dirname, 'tiny.html')));
  return answers;
}

/** What Hosting answers at a path: the file there, or the page for what doesn't exist. */
export function answerAt(answers: Map<string, Answer>, path: string): Answer | undefined {
  return answers.get(path) ?? answers.get(NOT_FOUND);
}

function answer(status: number, extension: string, content: Buffer, headers: Headers): Answer {
  const type = TYPES[extension] ?? 'application/octet-stream';
  if (INCOMPRESSIBLE.has(extension)) return { status, headers: { ...headers, 'content-type': type }, body: content };
  const encoded = { 'content-encoding': 'br', vary: 'Accept-Encoding' };
  return { status, headers: { ...headers, 'content-type': type, ...encoded }, body: brotli(content) };
}

export function brotli(content: Buffer, quality = BROTLI_QUALITY): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: quality } });
}

/** The headers that firebase.json gives a path. Of its patterns only `**` at the end is known here. */
function hostingHeaders(): (path: string) => Headers {
  const { hosting } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
  const rules = hosting.headers as { source: string; headers: { key: string; value: string }[] }[];
  return (path) =>
    Object.fromEntries(
      rules
        .filter(({ source }) => path.startsWith(source.replace(/\*\*$/, '')))
        .flatMap(({ headers }) => headers.map(({ key, value }) => [key.toLowerCase(), value])),
    );
}

import { readdirSync, readFileSync } from 'node:fs';
import { extname, join } from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';

type Headers = Record<string, string>;

export interface Answer {
  status: number;
  headers: Headers;
  body: Buffer;
}

/** Between what content networks use on the fly (Cloudflare 4) and nginx's default (6); the best, 11, is 5 to 10 % smaller. */
const BROTLI_QUALITY = 5;

const ROOT = join(import.meta.dirname, '../..');
const DIST = join(ROOT, 'web/dist');
export const TWIN = '/twin';
export const ZERO = '/zero';
const NOT_FOUND = '/404';

const TYPES: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
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

/** The built site by path, as Hosting answers it, with every page's static twin and the zero-script page beside it. */
export function loadSite(): Map<string, Answer> {
  const headersOf = hostingHeaders();
  const answers = new Map<string, Answer>();
  const add = (path: string, extension: string, content: Buffer) => {
    const compressed = !INCOMPRESSIBLE.has(extension);
    answers.set(path, {
      status: path.endsWith(NOT_FOUND) ? 404 : 200,
      headers: {
        ...headersOf(path),
        'content-type': TYPES[extension] ?? 'application/octet-stream',
        ...(compressed ? { 'content-encoding': 'br', vary: 'Accept-Encoding' } : {}),
      },
      body: compressed ? brotli(content) : content,
    });
  };
  for (const entry of readdirSync(DIST, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const file = join(entry.parentPath, entry.name);
    const path = file.slice(DIST.length).replaceAll('\\', '/');
    const content = readFileSync(file);
    if (extname(path) !== '.html') {
      add(path, extname(path), content);
      continue;
    }
    const clean = path.replace(/(\/index)?\.html$/, '') || '/';
    add(clean, '.html', content);
    add(TWIN + clean, '.html', Buffer.from(withoutScripts(content.toString())));
  }
  add(ZERO, '.html', readFileSync(join(import.meta.dirname, 'zeroScript.html')));
  return answers;
}

/** What Hosting answers at a path: the file there, or the page for what doesn't exist. */
export function answerAt(answers: Map<string, Answer>, path: string): Answer | undefined {
  return answers.get(path) ?? answers.get(NOT_FOUND);
}

/** The site's own pages, without those that only answer a form. */
export function pagesOf(answers: Map<string, Answer>): string[] {
  return [...answers.keys()].filter((path) => /^\/[\w-]*$/.test(path) && path !== NOT_FOUND && path !== ZERO).sort();
}

/** The same HTML and CSS with every script removed. */
function withoutScripts(html: string): string {
  return html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '');
}

function brotli(content: Buffer): Buffer {
  return brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}

/** The headers that firebase.json gives a path. Of its patterns, only `**` at the end is supported. */
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

import { createHash } from 'node:crypto';

/** The inline blocks of a page, to the letter. */
interface InlineBlocks {
  scripts: string[];
  styles: string[];
}

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The page's Content-Security-Policy: its own blocks and files run, nothing else does. The empty style is the sheet that
 * emotion fills by `insertRule`. `frame-ancestors` has no effect in a meta tag and is a header (see `firebase.json`).
 */
export function contentPolicy({ scripts, styles }: InlineBlocks): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(sha256)],
    'style-src': ["'self'", ...new Set([...styles, ''].map(sha256))],
    'img-src': ["'self'"],
    'font-src': ['data:'],
    'connect-src': ["'self'"],
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    'require-trusted-types-for': ["'script'"],
    'trusted-types': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

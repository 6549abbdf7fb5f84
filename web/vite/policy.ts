import { hash } from 'node:crypto';

const sha256 = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;

/**
 * The page's Content-Security-Policy: its own inline blocks and files run, nothing else does. The empty style is the
 * sheet that emotion fills by `insertRule`. `frame-ancestors` has no effect in a meta tag and is a header (see
 * `firebase.json`).
 */
export function contentPolicy(style: string, script?: string): string {
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...(script ? [sha256(script)] : [])],
    'style-src': ["'self'", sha256(style), sha256('')],
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

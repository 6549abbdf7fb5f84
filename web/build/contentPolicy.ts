import { createHash } from 'node:crypto';

/** The inline blocks of a page, to the letter. */
export interface ContentPolicy {
  scripts: string[];
  styles: string[];
  /** Whether Google's reCAPTCHA may run, too. Its scripts don't run under Trusted Types. */
  recaptcha: boolean;
}

const RECAPTCHA = 'https://www.google.com/recaptcha/';
/** What App Check asks for, as https://developers.google.com/recaptcha/docs/faq and the Firebase SDK name it. */
const RECAPTCHA_SOURCES = {
  scripts: [RECAPTCHA, 'https://www.gstatic.com/recaptcha/'],
  frames: [RECAPTCHA, 'https://recaptcha.google.com/recaptcha/'],
  connections: [RECAPTCHA, 'https://content-firebaseappcheck.googleapis.com/'],
};

const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * The page's Content-Security-Policy: what it consists of may run, nothing else may. The empty style is the sheet that
 * emotion fills by `insertRule`. `frame-ancestors` can't stand in a meta tag and is a header (see `firebase.json`).
 */
export function contentPolicy({ scripts, styles, recaptcha }: ContentPolicy): string {
  const google = recaptcha ? RECAPTCHA_SOURCES : undefined;
  const directives = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...scripts.map(sha256), ...(google?.scripts ?? [])],
    'style-src': ["'self'", ...new Set([...styles, ''].map(sha256))],
    'img-src': ["'self'"],
    'font-src': ['data:'],
    'connect-src': ["'self'", ...(google?.connections ?? [])],
    ...(google && { 'frame-src': google.frames }),
    'manifest-src': ["'self'"],
    'form-action': ["'self'"],
    'base-uri': ["'none'"],
    ...(!google && { 'require-trusted-types-for': ["'script'"], 'trusted-types': ["'none'"] }),
  };
  return Object.entries(directives)
    .map(([name, values]) => [name, ...values].join(' '))
    .join('; ');
}

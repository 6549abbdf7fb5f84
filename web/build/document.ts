import { STYLE_KEY } from '../src/app/styleCache.ts';
import { contentPolicy } from './contentPolicy.ts';

export interface PageMeta {
  title: string;
  description: string;
}

export interface DocumentParts {
  meta: PageMeta;
  /** What the head says besides title and description: icons, previews, the canonical address. */
  head: string;
  html: string;
  css: string;
  styleIds: string[];
  loader: string;
  /** The `@font-face` rule; it goes first in the stylesheet. */
  font: string;
  recaptcha: boolean;
}

/** One whole HTML page. Every inline block is named in the content policy that travels with it. */
export function document({ meta, head, html, css, styleIds, loader, font, recaptcha }: DocumentParts): string {
  const style = font + withoutFallbacks(withoutUnused(css));
  const policy = contentPolicy({ scripts: [loader], styles: [style], recaptcha });
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(meta.title)}</title>`,
    `<meta name="description" content="${escapeHtml(meta.description)}">`,
    head,
    // `data-s` tells emotion that the block is where it belongs already.
    `<style data-emotion="${STYLE_KEY} ${styleIds.join(' ')}" data-s>${style}</style>`,
    '</head>',
    `<body><div id="root">${html}</div><script>${loader}</script></body>`,
    '</html>',
  ].join('');
}

/** The site's own colours: toasts, errors and other pages need them after the HTML is written. */
const KEPT =
  /^--s-palette-(divider|(primary|error|text|background|marker|band)-(main|dark|contrastText|primary|secondary|default|paper))$/;

/** MUI defines some 400 variables, of which a page uses a quarter. */
function withoutUnused(css: string): string {
  const definitions = /(--s-[\w-]+):[^;}]*;?/g;
  const rules = css.replace(definitions, '');
  return css.replace(definitions, (definition, name) =>
    KEPT.test(name) || rules.includes(`var(${name}`) ? definition : '',
  );
}

/** Every variable is defined in the page, so the fallbacks that MUI writes beside it are dead weight. */
function withoutFallbacks(css: string): string {
  return css.replace(/var\((--[\w-]+), ?(?:[^()]|\([^()]*\))*\)/g, 'var($1)');
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

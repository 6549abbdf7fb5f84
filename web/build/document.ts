import type { PageMeta } from '../src/content/pages.ts';
import { type ContentPolicy, contentPolicy } from './contentPolicy.ts';

export interface DocumentParts {
  meta: PageMeta;
  /** What the head says besides title and description: icons, previews, the canonical address. */
  head: string;
  html: string;
  styles: { key?: string; ids: string[]; css: string }[];
  loader: string;
  /** The `@font-face` rule; it goes first in the stylesheet. */
  font: string;
}

/** One whole HTML page. Every inline block is named in the content policy that travels with it. */
export function document({ meta, head, html, styles, loader, font }: DocumentParts): string {
  const used = styles.map(({ css }) => css).join('');
  const blocks = styles.map(({ key, ids, css }, index) => ({
    key,
    ids,
    css: (index === 0 ? font : '') + withoutFallbacks(withoutUnused(css, used)),
  }));
  const policy: ContentPolicy = { scripts: [loader], styles: blocks.map(({ css }) => css) };
  const styleTags = blocks.map(({ key, ids, css }) => {
    // `data-s` tells emotion that its block is where it belongs already.
    const owner = key ? ` data-emotion="${[key, ...ids].join(' ')}" data-s` : '';
    return `<style${owner}>${css}</style>`;
  });
  return [
    '<!doctype html>',
    '<html lang="en">',
    '<head>',
    '<meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${contentPolicy(policy)}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1">',
    `<title>${escapeHtml(meta.title)}</title>`,
    `<meta name="description" content="${escapeHtml(meta.description)}">`,
    head,
    ...styleTags,
    '</head>',
    `<body><div id="root">${html}</div><script>${loader}</script></body>`,
    '</html>',
  ].join('');
}

/** The site's own colours: toasts, errors and other pages need them after the HTML is written. */
const KEPT = /^--s-palette-(primary|error|text|background|divider|marker|band)-\w+$/;

/** MUI defines some 400 variables, of which a page uses a quarter. */
function withoutUnused(css: string, used: string): string {
  return css.replace(/(--s-[\w-]+):[^;}]*;?/g, (definition, name) =>
    KEPT.test(name) || used.includes(`var(${name}`) ? definition : '',
  );
}

/** Every variable is defined in the page, so the fallbacks that MUI writes beside it are dead weight. */
function withoutFallbacks(css: string): string {
  return css.replace(/var\((--[\w-]+), ?(?:[^()]|\([^()]*\))*\)/g, 'var($1)');
}

export function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');
}

import { Features, transform } from 'lightningcss';
import { colorSchemes } from '../src/theme/tokens.ts';
import { FLOOR } from './floor.ts';

/** Lightning CSS stores the major version in bits 16 to 23. */
const targets = Object.fromEntries(Object.entries(FLOOR).map(([name, version]) => [name, version << 16]));

/** The palette's variables, which toasts, errors and other pages use later, even if this page's HTML doesn't. */
const NEEDED_LATER = new Set(
  Object.entries(colorSchemes.light.palette).flatMap(([name, tones]) =>
    typeof tones === 'string' ? `--s-palette-${name}` : Object.keys(tones).map((tone) => `--s-palette-${name}-${tone}`),
  ),
);

/** MUI's classes for states that native pseudo-classes style (`theme/components.ts`), or that the site lacks. */
const UNUSED_CLASSES = ['Mui-disabled', 'Mui-focused', 'MuiIconButton-loading'];

/** MUI's rules for prefixed pseudo-elements. Each duplicates a standard rule. */
const PREFIXED = /[^{}]*::-(?:moz|ms|webkit-input|webkit-search-decoration)[^{}]*\{[^{}]*\}/g;

/** A prefix beside WebKit's, which all browsers know; a print rule; fallbacks for colours, which each page defines. */
const NEEDLESS =
  /-moz-appearance:\s*none;|@media print\s*\{[^{}]*\{\s*color-adjust:\s*exact;?\s*\}\s*\}|(?<=var\(--s-palette-[\w-]+),\s*#\w+(?=\))/g;

/** Takes the names out that MUI gives its parts beside emotion's classes, but for those that a style names. */
export function pageMarkup(html: string, css: string): string {
  return html.replace(/(?<=class=")[^"]*(?=")/g, (names) =>
    names
      .split(' ')
      .filter((name) => !/^Mui[A-Z]/.test(name) || css.includes(`.${name}`))
      .join(' '),
  );
}

/** Minifies a page's stylesheet for the supported browsers. */
export function pageStyles(css: string): string {
  // MUI defines some 400 variables, of which a page uses a quarter.
  const used = new Set(css.match(/(?<=var\(\s*)--[\w-]+/g));
  const defined = css.match(/--[\w-]+(?=:)/g) ?? [];
  const unused = defined.filter((name) => !used.has(name) && !NEEDED_LATER.has(name));
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css.replace(PREFIXED, '').replace(NEEDLESS, '')),
    minify: true,
    targets,
    exclude: Features.VendorPrefixes | Features.LightDark,
    unusedSymbols: [...UNUSED_CLASSES, ...unused],
  });
  // A variable that only unused ones refer to is unused, too.
  return unused.length > 0 ? pageStyles(code.toString()) : code.toString();
}

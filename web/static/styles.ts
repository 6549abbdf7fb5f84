import { Features, transform } from 'lightningcss';
import { colorSchemes } from '../src/theme/tokens.ts';

/** The oldest browsers that run the site, as Lightning CSS writes versions. */
const targets = { chrome: 114 << 16, firefox: 125 << 16, safari: 17 << 16, ios_saf: 17 << 16 };

/** The site's own colours: toasts, errors and other pages need them after the HTML is written. */
const KEPT = new Set(
  Object.entries(colorSchemes.light.palette).flatMap(([name, tones]) =>
    typeof tones === 'string' ? `--s-palette-${name}` : Object.keys(tones).map((tone) => `--s-palette-${name}-${tone}`),
  ),
);

/**
 * MUI's rules for prefixed pseudo-elements beside a standard one, and for classes of states that native pseudo-classes
 * style (`theme/components.ts`). Without these 0.2 kB the HTML stays within its budget.
 */
const UNUSED =
  /(?<=[{}])(?:[^{},]*(?:(?<!\()\.Mui-(?:disabled|focused)|-loading|::-(?:moz|ms|webkit-input|webkit-search-decoration))[^{},]*,?)+\{[^{}]*\}/g;

/** A page's stylesheet, as small as it gets with the same look in today's browsers. */
export function pageStyles(css: string): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(css.replace(UNUSED, '')),
    minify: true,
    targets,
    exclude: Features.VendorPrefixes,
  });
  return withoutUnusedVariables(code.toString());
}

/** MUI defines some 400 variables, of which a page uses a quarter. */
function withoutUnusedVariables(css: string): string {
  const used = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  const less = css.replace(/(--[\w-]+):[^;{}]*(;|(?=}))/g, (definition, name) =>
    used.has(name) || KEPT.has(name) ? definition : '',
  );
  // A variable that only unused ones refer to is unused, too.
  return less === css ? css : withoutUnusedVariables(less);
}

import { Features, type Selector, transform } from 'lightningcss';
import { colorSchemes } from '../src/theme/tokens.ts';

/** The oldest browsers that run the site, as Lightning CSS writes versions. */
const targets = { chrome: 114 << 16, firefox: 125 << 16, safari: 17 << 16, ios_saf: 17 << 16 };

/** The site's own colours: toasts, errors and other pages need them after the HTML is written. */
const KEPT = new Set(
  Object.entries(colorSchemes.light.palette).flatMap(([name, tones]) =>
    typeof tones === 'string' ? `--s-palette-${name}` : Object.keys(tones).map((tone) => `--s-palette-${name}-${tone}`),
  ),
);

/** A page's stylesheet, as small as it gets with the same look in today's browsers. */
export function pageStyles(css: string): string {
  const { code } = transform({
    filename: 'page.css',
    code: Buffer.from(withoutFallbacks(css)),
    minify: true,
    targets,
    exclude: Features.VendorPrefixes,
    visitor: {
      Rule: {
        style: ({ value }) => (value.selectors.every(isUnused) ? [] : undefined),
        // `theme/print.ts` has a file of its own.
        media: ({ value }) =>
          value.query.mediaQueries.every(({ mediaType }) => mediaType === 'print') ? [] : undefined,
      },
    },
  });
  return withoutUnused(code.toString());
}

/**
 * Whether a selector of MUI's matches nothing here: prefixes beside the standard pseudo-element, floating labels, and
 * the classes of states that native pseudo-classes style (`theme/components.ts`).
 */
const isUnused = (selector: Selector) =>
  selector.some((part) => {
    switch (part.type) {
      case 'class':
        return /^Mui-(disabled|focusVisible)$|-loading$/.test(part.name);
      case 'attribute':
        return part.name === 'data-shrink';
      case 'pseudo-element':
        return part.kind === 'custom'
          ? /^-moz-|-search-decoration$/.test(part.name)
          : part.kind === 'placeholder' && part.vendorPrefix.some((prefix) => prefix !== 'none');
      default:
        return false;
    }
  });

/** The page defines every variable, so the fallbacks that MUI writes beside them are dead weight. */
function withoutFallbacks(css: string): string {
  return css.replace(/var\((--[\w-]+), ?(?:[^()]|\([^()]*\))*\)/g, 'var($1)');
}

/** MUI defines some 400 variables, of which a page uses a quarter. */
function withoutUnused(css: string): string {
  const used = new Set(Array.from(css.matchAll(/var\((--[\w-]+)/g), ([, name]) => name));
  const less = css.replace(/(--[\w-]+):[^;{}]*(;|(?=}))/g, (definition, name) =>
    used.has(name) || KEPT.has(name) ? definition : '',
  );
  // A variable that only unused ones refer to is unused, too.
  return less === css ? css : withoutUnused(less);
}

import { Features, transform } from 'lightningcss';
import { colorSchemes, PREFIX } from '../src/theme/tokens.ts';

/** The first browsers with popovers. Older ones don't start the app, but pages and forms work. */
export const SUPPORTED_BROWSERS = { chrome: 114, firefox: 125, safari: 17 } as const;

/** Lightning CSS stores the major version in bits 16 to 23. */
const targets = Object.fromEntries(Object.entries(SUPPORTED_BROWSERS).map(([name, version]) => [name, version << 16]));

/** The palette's variables. Toasts, errors and other pages use them later, even if this page's HTML doesn't. */
const NEEDED_LATER = new Set(
  Object.entries(colorSchemes.light.palette).flatMap(([name, tones]) =>
    typeof tones === 'string'
      ? `--${PREFIX}-palette-${name}`
      : Object.keys(tones).map((tone) => `--${PREFIX}-palette-${name}-${tone}`),
  ),
);

/** Minifies a page's stylesheet for the supported browsers. MUI defines some 400 variables. A page uses a tenth. */
export function pageStyles(css: string): string {
  const sheet = { filename: 'page.css', code: Buffer.from(css) };
  const used = new Set(css.match(/(?<=var\()--[\w-]+/g));
  const defined = css.match(/--[\w-]+(?=:)/g) ?? [];
  const unused = defined.filter((name) => !used.has(name) && !NEEDED_LATER.has(name));
  // A variable is unused if only unused ones refer to it.
  if (unused.length > 0) return pageStyles(`${transform({ ...sheet, unusedSymbols: unused }).code}`);
  return `${transform({ ...sheet, minify: true, targets, exclude: Features.LightDark }).code}`;
}

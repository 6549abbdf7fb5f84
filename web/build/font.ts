import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import subsetFont from 'subset-font';

const SOURCE = '@fontsource-variable/newsreader/files/newsreader-latin-standard-normal.woff2';

/** The font's licence, which must travel with it. */
export const fontLicence = () =>
  readFile(fileURLToPath(import.meta.resolve('@fontsource-variable/newsreader/LICENSE')));

/** The display face with only the characters of a text, for drawing (`sfnt`) or for the page (`woff2`). */
export async function displayFace(text: string, targetFormat: 'woff2' | 'sfnt'): Promise<Buffer> {
  const whole = await readFile(fileURLToPath(import.meta.resolve(SOURCE)));
  return subsetFont(whole, text, {
    targetFormat,
    variationAxes: { opsz: 72, wght: 500 },
    keepFeatures: targetFormat === 'sfnt' ? ['kern'] : [],
    noHinting: true,
  });
}

/** What is set in the display face: headings, figures, the question and the wordmark; digits also number the steps. */
const DISPLAYED = /<(h[1-3]|strong|text)[ >].*?<\/\1>/g;

/** The characters that pages show in the display face. */
export function displayedText(pages: Iterable<string>): string {
  const texts = Array.from(pages, (html) => Array.from(html.matchAll(DISPLAYED), ([element]) => element).join(''));
  return [...new Set(`${texts.join('').replace(/<[^>]*>/g, '')}0123456789`)].sort().join('');
}

/**
 * The display face as a `@font-face` rule that holds the font itself. With just the letters of the headings it weighs
 * less than a request for it would cost, and no text is ever drawn twice.
 */
export async function fontRule(family: string, text: string): Promise<string> {
  const font = await displayFace(text, 'woff2');
  return `@font-face{font-family:${family};font-weight:500;ascent-override:74%;descent-override:24%;src:url(data:font/woff2;base64,${font.toString('base64')})}`;
}

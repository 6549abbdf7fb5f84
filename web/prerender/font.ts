import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type HTMLElement, parse, TextNode } from 'node-html-parser';
import subsetFont from 'subset-font';
import { displayFace } from '../src/theme/displayFace.ts';

/** A page's HTML, and the styles of its components. */
export interface Rendered {
  html: string;
  css: string;
}

const packaged = (name: string) => readFile(fileURLToPath(import.meta.resolve(name)));

/** The display face's licence, which must be distributed with it. */
export const fontLicence = async () => `${await packaged(displayFace.licence)}`;

/** Returns the text that a rendered page sets in the display face. */
export function displayedText({ html, css }: Rendered): string {
  const families = Object.fromEntries(
    [...css.matchAll(/\.([\w-]+)\{[^}]*?font-family:(?!inherit)(\w+)/g)].map(([, name, family]) => [name, family]),
  );
  const textIn = (element: HTMLElement, inherited?: string): string => {
    // The wordmark is a picture, so its text has an attribute.
    const [attribute] = element.getAttribute('font-family')?.split(',') ?? [];
    const family =
      element.classNames
        .split(' ')
        .map((name) => families[name])
        .find(Boolean) ??
      attribute ??
      inherited;
    return element.childNodes
      .map((node) => {
        if (node instanceof TextNode) return family === displayFace.family ? node.text : '';
        return textIn(node as HTMLElement, family);
      })
      .join('');
  };
  return textIn(parse(html));
}

/** The display face with these letters, or with all. */
export const subset = async (letters: string | undefined, targetFormat: 'woff2' | 'truetype') =>
  subsetFont(await packaged(displayFace.file), letters, {
    targetFormat,
    keepAllGlyphs: letters === undefined,
    variationAxes: { ...displayFace.axes, wght: displayFace.weight },
    noHinting: true,
    // These tables are empty without features and variations.
    dropTables: ['GDEF', 'GPOS', 'GSUB', 'STAT', 'gasp'],
  });

/**
 * Returns a `@font-face` rule that embeds only the letters of these texts. That takes less time than a request for the
 * font. Names the letters that the face lacks, because pages show them in another face.
 */
export async function fontFace(texts: string[]): Promise<string> {
  const letters = [...new Set(texts.join(''))].sort();
  const woff2 = await subset(letters.join(''), 'woff2');
  const { family, weight, ascent, descent } = displayFace;
  const lacked = letters.filter((letter) => /\p{L}/u.test(letter) && !(letter in LETTERS));
  if (lacked.length > 0) console.warn(`${family} lacks ${lacked.join(', ')}. Choose another face in displayFace.ts.`);
  return `@font-face{font-family:${family};font-weight:${weight};ascent-override:${ascent * 100}%;descent-override:${descent * 100}%;src:url(data:font/woff2;base64,${woff2.toString('base64')})}`;
}

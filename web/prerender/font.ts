import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { type HTMLElement, parse, TextNode } from 'node-html-parser';
import subsetFont from 'subset-font';
import { displayFace } from '../src/theme/displayFace.ts';
import { faces } from '../src/theme/tokens.ts';

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
    [...css.matchAll(/\.([\w-]+)\{[^}]*?font-family:(?!inherit)([^;}]+)/g)].map(([, name, family]) => [name, family]),
  );
  const textIn = (element: HTMLElement, inherited?: string): string => {
    const [own] = element.classNames.split(' ').flatMap((name) => families[name] ?? []);
    // The wordmark is a picture, so its text has an attribute.
    const family = own ?? element.getAttribute('font-family') ?? inherited;
    return element.childNodes
      .map((node) => {
        if (node instanceof TextNode) return family === faces.display ? node.text : '';
        return textIn(node as HTMLElement, family);
      })
      .join('');
  };
  return textIn(parse(html));
}

/** A file of the display face with these letters, or with all. */
export const subset = async (file: string, letters: string | undefined, targetFormat: 'woff2' | 'truetype') =>
  subsetFont(await packaged(file), letters, {
    targetFormat,
    keepAllGlyphs: letters === undefined,
    variationAxes: displayFace.axes,
    noHinting: true,
    // These tables are empty without features and variations.
    dropTables: ['GDEF', 'GPOS', 'GSUB', 'STAT', 'gasp'],
  });

/**
 * Returns `@font-face` rules that embed only the letters of these texts. That takes less time than a request for the
 * font. Names the letters that the face lacks, because pages show them in another face.
 */
export async function fontFace(texts: string[]): Promise<string> {
  const letters = [...new Set(texts.join(''))].sort();
  const { family, files, weight, ascent, descent } = displayFace;
  const fileOf = (letter: string) => files[LETTERS.findLastIndex((file) => letter in file)];
  const lacked = letters.filter((letter) => /\p{L}/u.test(letter) && !fileOf(letter));
  if (files.length > 0 && lacked.length > 0)
    console.warn(`${family} lacks ${lacked.join(', ')}. In displayFace.ts, add a file or choose another face.`);
  const rules = files.map(async (file) => {
    const own = letters.filter((letter) => fileOf(letter) === file);
    if (own.length === 0) return '';
    const woff2 = await subset(file, own.join(''), 'woff2');
    const range = own.map((letter) => `U+${letter.codePointAt(0)?.toString(16)}`);
    return `@font-face{font-family:"${family}";font-weight:${weight};ascent-override:${ascent * 100}%;descent-override:${descent * 100}%;src:url(data:font/woff2;base64,${woff2.toString('base64')})${files.length > 1 ? `;unicode-range:${range}` : ''}}`;
  });
  return (await Promise.all(rules)).join('');
}

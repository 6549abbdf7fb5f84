import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Blob, Face, Font, Buffer as Shaped, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { displayFace } from '../src/theme/displayFace.ts';

const packaged = (name: string) => readFile(fileURLToPath(import.meta.resolve(name)));

/** The display face's licence, which must travel with it. */
export const fontLicence = async () => `${await packaged(displayFace.licence)}`;

const { axes: variationAxes } = displayFace;
const whole = await packaged(displayFace.file);
const sfnt = await subsetFont(whole, undefined, { targetFormat: 'sfnt', variationAxes, keepAllGlyphs: true });
const face = new Face(new Blob(new Uint8Array(sfnt).buffer));
const font = new Font(face);
const known = new Set(face.collectUnicodes());

/** The characters of a text that the display face lacks, apart from emoji, which every system has. */
export const missingLetters = (text: string) =>
  [...new Set(text.replace(/\p{Emoji_Presentation}/gu, ''))].filter(
    (letter) => !known.has(letter.codePointAt(0) as number),
  );

/** A text in the display face as paths from the baseline's start: a drawing that needs no font wherever it is shown. */
export function outline(text: string, size: number, letterSpacing = 0): { paths: string; width: number } {
  const buffer = new Shaped();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const scale = size / face.upem;
  let x = 0;
  let paths = '';
  for (const { codepoint: glyph, xAdvance = 0 } of buffer.getGlyphInfosAndPositions()) {
    paths += `<path transform="translate(${x}) scale(${scale} ${-scale})" d="${font.glyphToPath(glyph)}"/>`;
    x += xAdvance * scale + letterSpacing;
  }
  return { paths, width: x };
}

/** How wide a letter of an unknown serif is, roughly, in ems. */
const AVERAGE_WIDTH = 0.52;

/** The width of a text in the display face, or about its width where the face lacks letters. */
export const widthOf = (text: string, size: number, letterSpacing = 0) =>
  missingLetters(text).length > 0 ? text.length * size * AVERAGE_WIDTH : outline(text, size, letterSpacing).width;

/**
 * The display face as a `@font-face` rule that holds the letters of some texts. With just those it weighs less than a
 * request for it would cost.
 */
export async function fontFace(texts: string[]): Promise<string> {
  const letters = [...new Set(texts.join(''))].sort().join('');
  const woff2 = await subsetFont(whole, letters, {
    targetFormat: 'woff2',
    variationAxes,
    noHinting: true,
    // Empty without features and variations.
    dropTables: ['GDEF', 'GPOS', 'GSUB', 'STAT', 'gasp'],
  });
  const { family, weight, ascent, descent } = displayFace;
  return `@font-face{font-family:${family};font-weight:${weight};ascent-override:${ascent * 100}%;descent-override:${descent * 100}%;src:url(data:font/woff2;base64,${woff2.toString('base64')})}`;
}

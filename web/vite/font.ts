import { readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Blob, Face, Font, Buffer as Shaped, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { displayFace } from '../src/theme/displayFace.ts';

const packaged = (name: string) => readFile(fileURLToPath(import.meta.resolve(name)));

/** The display face's licence, which must travel with it. */
export const fontLicence = () => packaged(displayFace.licence);

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

interface Outline {
  /** Path data at 1 unit per CSS pixel, y downwards, from the baseline's start. */
  path: string;
  width: number;
}

/** A text in the display face as a drawing: it needs no font wherever it is shown. */
export function outline(text: string, size: number, letterSpacing = 0): Outline {
  const buffer = new Shaped();
  buffer.addText(text);
  buffer.guessSegmentProperties();
  shape(font, buffer);
  const scale = size / face.upem;
  let x = 0;
  let path = '';
  for (const { codepoint: glyph, xAdvance = 0 } of buffer.getGlyphInfosAndPositions()) {
    for (const { type, values } of font.glyphToJson(glyph)) {
      const points = values.map((value, index) => (index % 2 === 0 ? x + value * scale : -value * scale));
      path += type + points.map((point) => Number(point.toFixed(2))).join(' ');
    }
    x += xAdvance * scale + letterSpacing;
  }
  return { path, width: x };
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
    keepFeatures: [],
    noHinting: true,
    // Empty without features and variations.
    dropTables: ['GDEF', 'GPOS', 'GSUB', 'STAT', 'gasp'],
  });
  const { family, weight, ascent, descent } = displayFace;
  return `@font-face{font-family:${family};font-weight:${weight};ascent-override:${ascent * 100}%;descent-override:${descent * 100}%;src:url(data:font/woff2;base64,${woff2.toString('base64')})}`;
}

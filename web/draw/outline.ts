import { Blob, Face, Font, Buffer as Shaped, shape } from 'harfbuzzjs';
import subsetFont from 'subset-font';
import { wholeFont } from '../prerender/font.ts';
import { displayFace } from '../src/theme/displayFace.ts';

const { axes: variationAxes } = displayFace;
const sfnt = await subsetFont(wholeFont, undefined, { targetFormat: 'sfnt', variationAxes, keepAllGlyphs: true });
const face = new Face(new Blob(new Uint8Array(sfnt).buffer));
const font = new Font(face);
const known = new Set(face.collectUnicodes());

/** The characters of a text that the display face lacks, apart from emoji, which every system has. */
export const missingLetters = (text: string) =>
  [...new Set(text.replace(/\p{Emoji_Presentation}/gu, ''))].filter(
    (letter) => !known.has(letter.codePointAt(0) as number),
  );

/** Draws a text in the display face as SVG paths, so that no viewer needs the font. */
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

/** The approximate width of a letter in another serif font, in ems. */
const AVERAGE_WIDTH = 0.52;

/** The width of a text in the display face; an estimate if the face lacks some of its letters. */
export const widthOf = (text: string, size: number, letterSpacing = 0) =>
  missingLetters(text).length > 0 ? text.length * size * AVERAGE_WIDTH : outline(text, size, letterSpacing).width;

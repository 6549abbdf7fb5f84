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

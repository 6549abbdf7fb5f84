import { Blob, Face, Font } from 'harfbuzzjs';
import { displayFace } from '../src/theme/displayFace.ts';
import { subset } from './font.ts';

/**
 * Returns the widths of each font file's letters, in thousandths of an em. A text is as wide as its letters together,
 * because the embedded face has no kerning.
 */
export const measureLetters = () => Promise.all(displayFace.files.map(measure));

async function measure(file: string): Promise<Record<string, number>> {
  const face = new Face(new Blob(await subset(file, undefined, 'truetype')));
  const font = new Font(face);
  const widths = [...face.collectUnicodes()].map((code) => {
    const width = font.glyphHAdvance(font.nominalGlyph(code) ?? 0);
    return [String.fromCodePoint(code), Math.round((width * 1000) / face.upem)];
  });
  // A soft hyphen has no width, unless a line ends with it.
  return { ...Object.fromEntries(widths), '\u00ad': 0 };
}

import { Blob, Face, Font } from 'harfbuzzjs';
import type { Letters } from '../src/theme/fitted.ts';
import { subset } from './font.ts';

/** Measures each letter of the display face. A text is as wide as its letters together, because the face has no kerning. */
export async function measureLetters(): Promise<Letters> {
  const face = new Face(new Blob(await subset(undefined, 'truetype')));
  const font = new Font(face);
  const thousandths = (units = 0) => Math.round((units * 1000) / face.upem);
  const measured = [...face.collectUnicodes()].map((code) => {
    const glyph = font.nominalGlyph(code) ?? 0;
    return [
      String.fromCodePoint(code),
      [font.glyphHAdvance(glyph), font.glyphExtents(glyph)?.xBearing].map(thousandths),
    ];
  });
  // A soft hyphen has no width, unless a line ends with it.
  return { ...Object.fromEntries(measured), '\u00ad': [0, 0] };
}

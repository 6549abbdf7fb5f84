import { Resvg } from '@resvg/resvg-js';
import type { Pen } from '../static/pictures.ts';
import { missingLetters, outline, widthOf } from './font.ts';

/** In ems, as on the page. */
const LETTER_SPACING = -0.024;

/** Draws outlines, so that pictures are the same on every machine; a text with letters that the face lacks is left to a serif. */
const pen: Pen = {
  width: (text, size) => widthOf(text, size, size * LETTER_SPACING),
  draw: (text, size, x, y) =>
    missingLetters(text).length > 0
      ? `<text x="${x}" y="${y}" font-size="${size}" font-family="serif">${escapeXml(text)}</text>`
      : `<path transform="translate(${x} ${y})" d="${outline(text, size, size * LETTER_SPACING).path}"/>`,
};

const escapeXml = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

export interface Drawings {
  icon(pen: Pen): string;
  preview(pen: Pen): string;
}

/** The icons and the preview card, drawn from content and theme, by file in `web/public`. */
export function pictures(drawings: Drawings): Map<string, Buffer> {
  const [icon, preview] = [drawings.icon(pen), drawings.preview(pen)];
  return new Map([
    ['icon.svg', Buffer.from(icon)],
    ['icon-192.png', png(icon, 192)],
    ['icon-512.png', png(icon, 512)],
    ['apple-touch-icon.png', png(icon, 180)],
    ['preview.png', png(preview, 1200)],
  ]);
}

function png(svg: string, width: number): Buffer {
  const font = { loadSystemFonts: svg.includes('<text') };
  return new Resvg(svg, { font, fitTo: { mode: 'width', value: width } }).render().asPng();
}

import { Resvg } from '@resvg/resvg-js';
import { brand } from '../src/content/brand.ts';
import { hero, type Marked } from '../src/content/landing.ts';
import { displayFace } from '../src/theme/displayFace.ts';
import { STROKE } from '../src/theme/stroke.ts';
import { colorSchemes, PREVIEW } from '../src/theme/tokens.ts';
import { missingLetters, outline, widthOf } from './outline.ts';

/** In ems. */
const LETTER_SPACING = Number.parseFloat(displayFace.letterSpacing);
const MARGIN = 80;

const { text: ink, background, marker } = colorSchemes.light.palette;

/** What is drawn from content and theme, by file in `web`: icons, the preview card, and the wordmark's width in ems. */
export function pictures(): [file: string, picture: Buffer][] {
  const { name } = brand;
  const drawn = { name, width: Number(widthOf(name, 1).toFixed(4)) };
  return [
    ['public/icon.svg', Buffer.from(icon(name))],
    ['public/icon-192.png', png(icon(name), 192)],
    ['public/icon-512.png', png(icon(name), 512)],
    ['public/apple-touch-icon.png', png(icon(name), 180)],
    [`public/${PREVIEW.file}`, png(preview(hero.title), PREVIEW.width)],
    ['src/theme/drawn.json', Buffer.from(`${JSON.stringify(drawn, null, 2)}\n`)],
  ];
}

/** 32 units wide: the name's initial over three of the editor's dots, on the marker's colour. */
export function icon([initial = '']: string): string {
  const size = Math.min(27, 24 / width(initial, 1));
  const dots = brand.proofMarks ? [11, 16, 21].map((x) => `<circle cx="${x}" cy="27" r="1.6"/>`).join('') : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${marker.main}" d="M0 0h32v32H0z"/><g fill="${marker.contrastText}">${draw(initial, size, 16 - width(initial, size) / 2, brand.proofMarks ? 21.5 : 25.5)}${dots}</g></svg>`;
}

/** The card that link previews show: name, headline, tagline. The headline's second line starts with the marked words. */
export function preview([before, marked, after]: Marked): string {
  const widest = Math.max(width(before, 1), width(marked + after, 1));
  const size = Math.min(124, (PREVIEW.width - 2 * MARGIN) / widest);
  const dots = `<path d="M${MARGIN + 6} 122h${width(brand.name, 60)}" stroke="${ink.primary}" stroke-width="6" stroke-dasharray="0 24" stroke-linecap="round"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${PREVIEW.width} ${PREVIEW.height}" fill="${ink.primary}">
<path fill="${background.default}" d="M0 0h${PREVIEW.width}v${PREVIEW.height}H0z"/>
${draw(brand.name, 60, MARGIN, 110)}${brand.proofMarks ? dots : ''}
${draw(before, size, MARGIN, 470 - 1.13 * size)}
${stroke(MARGIN, 470, width(marked, size), size)}${draw(marked + after, size, MARGIN, 470)}
<g fill="${ink.secondary}">${draw(brand.tagline, 38, MARGIN, 566)}</g>
</svg>`;
}

/** The page's marker stroke behind a run of text. */
function stroke(x: number, y: number, width: number, size: number): string {
  const { side, above, below, slant, pool } = STROKE;
  const [left, right] = [x - side * size, x + width + side * size];
  const top = y - (displayFace.ascent + above) * size;
  const bottom = y + (displayFace.descent + below) * size;
  const stop = (offset: number, color: string) => `<stop offset="${offset}" stop-color="${color}"/>`;
  const pooled = (pool * size) / (right - left);
  return `<linearGradient id="ink">${stop(0, marker.dark)}${stop(pooled, marker.main)}${stop(1 - pooled, marker.main)}${stop(1, marker.dark)}</linearGradient>
<path fill="url(#ink)" d="M${left + slant * size} ${top}H${right}L${right - slant * size} ${bottom}H${left}z"/>`;
}

const width = (text: string, size: number) => widthOf(text, size, size * LETTER_SPACING);

/** Draws outlines, which look the same everywhere. If the face lacks letters, it writes the text in a serif font. */
function draw(text: string, size: number, x: number, y: number): string {
  if (missingLetters(text).length === 0) {
    return `<g transform="translate(${x} ${y})">${outline(text, size, size * LETTER_SPACING).paths}</g>`;
  }
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
  return `<text x="${x}" y="${y}" font-size="${size}" font-family="serif">${escaped}</text>`;
}

function png(svg: string, width: number): Buffer {
  const font = { loadSystemFonts: svg.includes('<text') };
  return new Resvg(svg, { font, fitTo: { mode: 'width', value: width } }).render().asPng();
}

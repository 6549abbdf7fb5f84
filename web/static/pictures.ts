import { brand } from '../src/content/brand.ts';
import { hero, type Marked } from '../src/content/landing.ts';
import { displayFace } from '../src/theme/displayFace.ts';
import { STROKE } from '../src/theme/stroke.ts';
import { colorSchemes } from '../src/theme/tokens.ts';

export const PREVIEW = { file: 'preview.png', width: 1200, height: 630 };

/** Draws text in the display face. */
export interface Pen {
  width(text: string, size: number): number;
  /** The text as SVG, from the baseline's start. */
  draw(text: string, size: number, x: number, y: number): string;
}

const { text: ink, background, marker } = colorSchemes.light.palette;
const { drawn } = brand.proofMarks;

/** The icon, 32 units wide: the name's initial over three of the editor's dots, on the marker's colour. */
export function icon(pen: Pen): string {
  const [initial = ''] = brand.name;
  const size = Math.min(27, (27 * 24) / pen.width(initial, 27));
  const dots = drawn ? [11, 16, 21].map((x) => `<circle cx="${x}" cy="27" r="1.6"/>`).join('') : '';
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32"><path fill="${marker.main}" d="M0 0h32v32H0z"/><g fill="${marker.contrastText}">${pen.draw(initial, size, 16 - pen.width(initial, size) / 2, drawn ? 21.5 : 25.5)}${dots}</g></svg>`;
}

const MARGIN = 80;

/** The card that link previews show: the hero's headline with its marker stroke, name above, tagline below. */
export function preview(pen: Pen, title = hero.title): string {
  const { width, height } = PREVIEW;
  const dots = `<path d="M${MARGIN + 6} 122h${pen.width(brand.name, 60)}" stroke="${ink.primary}" stroke-width="6" stroke-dasharray="0 24" stroke-linecap="round"/>`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" fill="${ink.primary}">
<path fill="${background.default}" d="M0 0h${width}v${height}H0z"/>
${pen.draw(brand.name, 60, MARGIN, 110)}${drawn ? dots : ''}
${headline(pen, title)}
<g fill="${ink.secondary}">${pen.draw(brand.tagline, 38, MARGIN, 566)}</g>
</svg>`;
}

interface Word {
  word: string;
  marked: boolean;
}

const LINE_WIDTH = PREVIEW.width - 2 * MARGIN;
const SIZES = [124, 108, 92, 76, 60, 48];
const LAST_BASELINE = 470;
const MAX_HEIGHT = 330;
const LINE_HEIGHT = 1.13;

/** The headline in the largest size that fits between name and tagline. */
function headline(pen: Pen, title: Marked): string {
  const words = markedWords(title);
  const fits = (size: number) => wrap(pen, words, size).length * size * LINE_HEIGHT <= MAX_HEIGHT;
  const size = SIZES.find(fits) ?? Math.min(...SIZES);
  const lines = wrap(pen, words, size);
  const baseline = (line: number) => LAST_BASELINE - (lines.length - 1 - line) * size * LINE_HEIGHT;
  return lines.map((line, index) => drawLine(pen, line, size, baseline(index))).join('\n');
}

/** The headline's words; punctuation right after the marked ones stays with them. */
function markedWords([before, marked, after]: Marked): Word[] {
  const [punctuation = ''] = /^\S*/.exec(after) ?? [];
  const words = (text: string, marked: boolean) => (text.match(/\S+/g) ?? []).map((word) => ({ word, marked }));
  return [
    ...words(before, false),
    ...words(marked + punctuation, true),
    ...words(after.slice(punctuation.length), false),
  ];
}

const joined = (words: Word[]) => words.map(({ word }) => word).join(' ');

function wrap(pen: Pen, words: Word[], size: number): Word[][] {
  const lines: Word[][] = [];
  for (const word of words) {
    const line = lines.at(-1);
    if (line && pen.width(joined([...line, word]), size) <= LINE_WIDTH) line.push(word);
    else lines.push([word]);
  }
  return lines;
}

function drawLine(pen: Pen, line: Word[], size: number, y: number): string {
  const first = line.findIndex(({ marked }) => marked);
  if (first < 0) return pen.draw(joined(line), size, MARGIN, y);
  const before = line.slice(0, first);
  const marked = line.filter((word) => word.marked);
  const x = MARGIN + (before.length > 0 ? pen.width(`${joined(before)} `, size) : 0);
  return stroke(x, y, pen.width(joined(marked), size), size) + pen.draw(joined(line), size, MARGIN, y);
}

/** The page's marker stroke behind a run of text. */
function stroke(x: number, y: number, width: number, size: number): string {
  const { side, above, below, slant, pool } = STROKE;
  const [left, right] = [x - side * size, x + width + side * size];
  const top = y - (displayFace.ascent + above) * size;
  const bottom = y + (displayFace.descent + below) * size;
  const ink = `ink-${Math.round(y)}`;
  const stop = (offset: number, color: string) => `<stop offset="${offset}" stop-color="${color}"/>`;
  const pooled = (pool * size) / (right - left);
  return `<linearGradient id="${ink}">${stop(0, marker.dark)}${stop(pooled, marker.main)}${stop(1 - pooled, marker.main)}${stop(1, marker.dark)}</linearGradient>
<path fill="url(#${ink})" d="M${left + slant * size} ${top}H${right}L${right - slant * size} ${bottom}H${left}z"/>`;
}

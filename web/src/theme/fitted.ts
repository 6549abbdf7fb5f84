import type { CSSObject } from '@mui/material/styles';
import { OVERHANG, SPACING } from './tokens.ts';

const LETTER_WIDTHS: Readonly<Record<string, number>> = Object.assign({}, ...LETTERS);

/** The width of a text in the display face, in ems. A letter that the face lacks counts as one em. */
export function widthOf(text: string, { letter, word } = { letter: 0, word: 0 }): number {
  const widths = [...text].map((each) => (LETTER_WIDTHS[each] ?? 1000) / 1000 + letter + (each === ' ' ? word : 0));
  return widths.reduce((sum, width) => sum + width, 0);
}

/** The width of the longest line, if these words fill as many lines as evenly as they can. */
function longestLine(words: string[], lines: number): number {
  if (lines === 1 || words.length < 2) return widthOf(words.join(' '), SPACING);
  const breaks = words.map((_, end) => [words.slice(0, end), words.slice(end)] as const).slice(1);
  return Math.min(...breaks.map(([line, rest]) => Math.max(longestLine(line, 1), longestLine(rest, lines - 1))));
}

/** WebKit on Linux rounds each letter's width to whole pixels, so its lines are up to 2 % wider. */
const ROUNDING = 1.025;

/** The font size at which a line of so many ems is as wide as its container. */
const filling = (ems: number) => `${(100 / ems / ROUNDING).toFixed(2)}cqi`;

/** A text that had to be smaller takes more lines. */
const SMALLEST = '2rem';

interface Fit {
  /** On how many lines the text shall stand. */
  lines?: number;
  min?: CSSObject['fontSize'];
  max: CSSObject['fontSize'];
}

/** The font size at which a text, or the longest of several, fills its lines. However long a word is, it fits. */
export function fitted(text: string | readonly string[], { lines = 1, min = SMALLEST, max }: Fit): string {
  const texts = [text].flat();
  const words = texts.flatMap((each) => each.split(/[ \u00ad-]/));
  // A marker's stroke may continue on the next line.
  const line = Math.max(...texts.map((each) => longestLine(each.split(' '), lines))) + (lines > 1 ? OVERHANG : 0);
  const word = Math.max(...words.map((each) => longestLine([each], 1)));
  return `min(max(${min}, ${filling(line)}), ${filling(word)}, ${max})`;
}

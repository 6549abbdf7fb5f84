import { styleText } from 'node:util';
import Table from 'cli-table3';

/** Where a command speaks: results to `out`, all else to `err`. */
export interface Terminal {
  out: NodeJS.WritableStream;
  err: NodeJS.WritableStream;
  /** Width of the screen that `out` is; `undefined` where it is none. */
  columns: number | undefined;
  /** Asks a yes-or-no question; `undefined` where nobody is there to answer. */
  confirm: ((question: string) => Promise<boolean>) | undefined;
}

type Style = Parameters<typeof styleText>[0];

/** The text in a style where `out` is a screen. */
export function styled({ columns }: Pick<Terminal, 'columns'>, style: Style, text: string): string {
  return columns === undefined ? text : styleText(style, text);
}

const SPACES = /\s+/gu;
// Controls, and what turns the direction of a line around.
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu;

/** Text that a visitor wrote, on one line and unable to command a terminal. */
export function printable(text: string): string {
  return text.trim().replaceAll(SPACES, ' ').replaceAll(UNPRINTABLE, '\ufffd');
}

const NO_LINES = [
  ...['top', 'top-mid', 'top-left', 'top-right', 'bottom', 'bottom-mid', 'bottom-left', 'bottom-right'],
  ...['left', 'left-mid', 'mid', 'mid-mid', 'right', 'right-mid'],
];

/** Rows below a headline, aligned and without lines; cells wider than `widths` are cut short. */
export function table(terminal: Terminal, head: string[], rows: string[][], widths: (number | null)[] = []): string {
  const made = new Table({
    head: head.map((title) => styled(terminal, 'bold', title)),
    colWidths: widths,
    chars: { ...Object.fromEntries(NO_LINES.map((place) => [place, ''])), middle: '  ' },
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
  });
  made.push(...rows);
  return made
    .toString()
    .split('\n')
    .map((line) => line.trimEnd())
    .join('\n');
}

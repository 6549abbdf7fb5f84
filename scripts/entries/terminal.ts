import { styleText } from 'node:util';
import Table from 'cli-table3';

/** A command's output: results to `out`, everything else to `err`. */
export interface Terminal {
  out: NodeJS.WritableStream;
  err: NodeJS.WritableStream;
  /** Width of the screen; `undefined` if `out` is none. */
  columns: number | undefined;
  /** Asks a yes-or-no question; `undefined` if nobody can answer. */
  confirm: ((question: string) => Promise<boolean>) | undefined;
}

type Style = Parameters<typeof styleText>[0];

/** Styles text on a screen. */
export function styled({ columns }: Pick<Terminal, 'columns'>, style: Style, text: string): string {
  return columns === undefined ? text : styleText(style, text, { validateStream: false });
}

/** Throws unless the owner agrees. */
export async function requireConsent({ confirm }: Terminal, question: string): Promise<void> {
  if (!confirm) throw new Error('Nobody can answer here: --yes skips the question.');
  if (!(await confirm(question))) throw new Error('Nothing was changed.');
}

const SPACES = /\s+/gu;
// Controls, and characters that reverse a line.
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu;

/** A visitor's text on one line, harmless to a terminal. */
export function printable(text: string): string {
  return text.trim().replaceAll(SPACES, ' ').replaceAll(UNPRINTABLE, '\ufffd');
}

const NUMBER = new Intl.NumberFormat('en');

export function number(count: number): string {
  return NUMBER.format(count);
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${number(count)} ${count === 1 ? one : many}`;
}

const LINES = [
  ...['top', 'top-mid', 'top-left', 'top-right', 'bottom', 'bottom-mid', 'bottom-left', 'bottom-right'],
  ...['left', 'left-mid', 'mid', 'mid-mid', 'right', 'right-mid'],
];

/** Aligned rows below a headline; cells wider than `widths` are cut. */
export function table(terminal: Terminal, head: string[], rows: string[][], widths: (number | null)[] = []): string {
  const made = new Table({
    head: head.map((title) => styled(terminal, 'bold', title)),
    colWidths: widths,
    chars: { ...Object.fromEntries(LINES.map((line) => [line, ''])), middle: '  ' },
    style: { head: [], border: [], 'padding-left': 0, 'padding-right': 0 },
  });
  made.push(...rows);
  const lines = made.toString().split('\n');
  return lines.map((line) => line.trimEnd()).join('\n');
}

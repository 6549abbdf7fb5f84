import cliTruncate from 'cli-truncate';
import type { Confirm } from '../lib/consent.ts';
import { MARKS, type Stored, valueText, WRITTEN } from './selection.ts';

/** Controls, lone surrogates, and characters that break or reverse a line. A line break itself is allowed. */
const UNPRINTABLE = /[[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]--\n]/gv;
const INDENT = 14;

/** A command's output: results to `out`, everything else to `err`. */
export interface Terminal {
  out: NodeJS.WritableStream & { isTTY?: boolean; columns?: number };
  err: NodeJS.WritableStream;
  /** Absent without an interactive terminal. */
  confirm?: Confirm | undefined;
}

/** A visitor's text, harmless to a terminal. */
export function printable(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll(UNPRINTABLE, '\ufffd');
}

/** An entry on one line, cut to the screen's width. If the width is unknown, the line is whole. */
export function lineOf({ entry, marks }: Stored, { out }: Terminal): string {
  const { createdAt = '', collection, id, email = id, source, campaign } = entry;
  const ownMarks = MARKS.filter(({ mark }) => marks.includes(mark));
  const marked = ownMarks.map(({ mark, word }) => `${word} ${entry[mark]?.slice(0, 10)}`);
  const others = WRITTEN.filter((name) => !['email', 'source'].includes(name)).map((name) => entry[name]);
  const texts = [source, campaign && `from ${campaign}`, ...marked, ...others].filter(Boolean).join(', ');
  const whole = `${createdAt.slice(0, 16).replace('T', ' ')}  ${collection.padEnd(8)}  ${email}  ${texts}`;
  const line = printable(whole.replaceAll(/\s/g, ' '));
  return `${out.columns ? cliTruncate(line, out.columns) : line}\n`;
}

/** A whole entry. Further lines of a text are indented, so that they can't imitate a field. */
export function textOf(entry: Record<string, unknown>): string {
  const lines = Object.entries(entry).map(([name, value]) => {
    if (value === undefined || value === '') return '';
    const text = printable(valueText(value));
    return `${printable(name).padEnd(INDENT - 1)} ${text.replaceAll('\n', `\n${' '.repeat(INDENT)}`)}\n`;
  });
  return `${lines.join('')}\n`;
}

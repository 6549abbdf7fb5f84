import { createInterface } from 'node:readline/promises';
import cliTruncate from 'cli-truncate';
import { type EntryText, WRITTEN } from './entry.ts';

/** Controls, lone surrogates, and characters that break or reverse a line. A line break itself is allowed. */
const UNPRINTABLE = /[[\p{Cc}\p{Cs}\p{Zl}\p{Zp}\p{Bidi_Control}]--\n]/gv;
const INDENT = 14;

/** A command's output: results to `out`, everything else to `err`. */
export interface Terminal {
  out: NodeJS.WritableStream & { isTTY?: boolean; columns?: number };
  err: NodeJS.WritableStream;
  /** Asks a yes-or-no question; absent without an interactive terminal. */
  confirm?: ((question: string) => Promise<boolean>) | undefined;
}

/** Asks on this process's terminal. */
export async function confirm(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await lines.question(`${question} (y/N) `).finally(() => lines.close());
  return /^y(es)?$/i.test(answer.trim());
}

/** Throws unless the owner agrees, or agreed with `--yes`. */
export async function requireConsent({ confirm }: Terminal, yes: boolean, question: string): Promise<void> {
  if (yes) return;
  if (!confirm) throw new Error('Not an interactive terminal. Pass --yes to confirm.');
  if (!(await confirm(question))) throw new Error('Nothing was changed.');
}

/** A visitor's text, harmless to a terminal. */
export function printable(text: string): string {
  return text.replaceAll('\r\n', '\n').replaceAll(UNPRINTABLE, '\ufffd');
}

/** An entry on one line, cut to the screen's width. If the width is unknown, the line is whole. */
export function lineOf(entry: EntryText, { out }: Terminal): string {
  const { createdAt = '', collection, id, email = id, source, campaign, invitedAt, notifiedAt } = entry;
  const invited = invitedAt && `invited ${invitedAt.slice(0, 10)}`;
  const mailed = notifiedAt && `mailed ${notifiedAt.slice(0, 10)}`;
  const others = WRITTEN.filter((name) => !['email', 'source'].includes(name)).map((name) => entry[name]);
  const texts = [source, campaign && `from ${campaign}`, invited, mailed, ...others].filter(Boolean).join(', ');
  const whole = `${createdAt.slice(0, 16).replace('T', ' ')}  ${collection.padEnd(8)}  ${email}  ${texts}`;
  const line = printable(whole.replaceAll(/\s/g, ' '));
  return `${out.columns ? cliTruncate(line, out.columns) : line}\n`;
}

/** A field's value as it is printed. */
export const valueText = (value: unknown) => (typeof value === 'string' ? value : JSON.stringify(value));

/** A whole entry. Further lines of a text are indented, so that they can't imitate a field. */
export function textOf(entry: Record<string, unknown>): string {
  const lines = Object.entries(entry).map(([name, value]) => {
    if (value === undefined || value === '') return '';
    const text = printable(valueText(value));
    return `${printable(name).padEnd(INDENT - 1)} ${text.replaceAll('\n', `\n${' '.repeat(INDENT)}`)}\n`;
  });
  return `${lines.join('')}\n`;
}

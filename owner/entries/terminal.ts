import { createInterface } from 'node:readline/promises';

const LINE_ENDS = /\r\n|[\n\v\f\r\u0085\u2028\u2029]/u;
const SPACES = /\s+/gu;
// Controls, and characters that reverse a line.
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu;

/** A command's output: results to `out`, everything else to `err`. */
export interface Terminal {
  out: NodeJS.WritableStream;
  err: NodeJS.WritableStream;
  /** Width of the terminal; absent if `out` isn't a terminal. */
  columns?: number | undefined;
  /** Asks a yes-or-no question; absent without an interactive terminal. */
  confirm?: ((question: string) => Promise<boolean>) | undefined;
}

/** The screen or pipes that the owner started this process with. */
export function ownTerminal(): Terminal {
  const { stdin, stdout, stderr } = process;
  return {
    out: stdout,
    err: stderr,
    // A terminal may not know its size.
    columns: stdout.isTTY ? stdout.columns || 80 : undefined,
    confirm: stdin.isTTY ? confirm : undefined,
  };
}

async function confirm(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  // While readline asks, it handles Ctrl-C itself.
  lines.once('SIGINT', () => process.emit('SIGINT'));
  try {
    return /^y(es)?$/i.test((await lines.question(`${question} (y/N) `)).trim());
  } finally {
    lines.close();
  }
}

/** Throws unless the owner agrees, or agreed with `--yes`. */
export async function requireConsent({ confirm }: Terminal, yes: boolean, question: string): Promise<void> {
  if (yes) return;
  if (!confirm) throw new Error('Not an interactive terminal. Pass --yes to confirm.');
  if (!(await confirm(question))) throw new Error('Nothing was changed.');
}

/** A visitor's text on one line, harmless to a terminal. */
export function printable(text: string): string {
  return text.trim().replaceAll(SPACES, ' ').replaceAll(UNPRINTABLE, '\ufffd');
}

/** A visitor's text, each line harmless to a terminal; none if it is empty. */
export function printableLines(text: string): string[] {
  return text.trim() ? text.trim().split(LINE_ENDS).map(printable) : [];
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

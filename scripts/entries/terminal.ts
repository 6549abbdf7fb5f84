/** A command's output: results to `out`, everything else to `err`. */
export interface Terminal {
  out: NodeJS.WritableStream;
  err: NodeJS.WritableStream;
  /** Width of the screen; `undefined` if `out` is none. */
  columns: number | undefined;
  /** Asks a yes-or-no question; `undefined` if nobody can answer. */
  confirm: ((question: string) => Promise<boolean>) | undefined;
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
export function printable(entered: string): string {
  return entered.trim().replaceAll(SPACES, ' ').replaceAll(UNPRINTABLE, '\ufffd');
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

const COLUMN_MAX = 48;

/** Aligns rows as columns, numbers on the right. A longer cell moves only the rest of its own row. */
export function aligned(rows: (string | number)[][]): string[] {
  const widths: number[] = [];
  for (const [column, cell] of rows.flatMap((row) => [...row.entries()])) {
    widths[column] = Math.min(COLUMN_MAX, Math.max(String(cell).length, widths[column] ?? 0));
  }
  const pad = (cell: string | number, column: number) =>
    typeof cell === 'number' ? String(cell).padStart(widths[column] ?? 0) : cell.padEnd(widths[column] ?? 0);
  return rows.map((row) => row.map(pad).join('  ').trimEnd());
}

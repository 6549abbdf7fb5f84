import { rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type Options, stringify } from 'csv-stringify';
import type { StoredEntry } from './entry.ts';
import type { Terminal } from './terminal.ts';

// A spreadsheet may start a cell at a field's start and, in a locale where semicolons separate fields, after any semicolon,
// tab or line break. It ignores quotes, controls and invisible characters before a formula.
const FORMULA_START = /(?<=^|[;\t\r\n])(?=[[\s\p{Cc}\p{Cf}"]--[\t\r\n]]*[=+\-@＝＋－＠])/gv;

/** RFC 4180, with every field quoted and protected. */
export const CSV = { quoted: true, record_delimiter: 'windows', cast: { string: protect } } satisfies Options;

const FORMATTERS = {
  csv: (columns: string[]) => stringify({ ...CSV, header: true, columns }),
  jsonl: (columns: string[]) =>
    async function* (entries: AsyncIterable<StoredEntry>) {
      for await (const entry of entries) yield `${JSON.stringify(entry, columns)}\n`;
    },
};
type Format = keyof typeof FORMATTERS;
export const FORMATS = Object.keys(FORMATTERS) as Format[];

export interface FileOptions {
  format: Format;
  /** A new file; by default the terminal's `out`. */
  out?: string;
}

/** Streams these columns of entries, in bounded memory. Returns the number of entries. */
export async function writeEntries(
  entries: AsyncIterable<StoredEntry> | Iterable<StoredEntry>,
  columns: string[],
  { format, out }: FileOptions,
  terminal: Terminal,
): Promise<number> {
  let count = 0;
  async function* counted() {
    for await (const entry of entries) {
      count += 1;
      yield entry;
    }
  }
  const write = (file: NodeJS.WritableStream) =>
    pipeline(counted, FORMATTERS[format](columns), file, { end: file !== terminal.out });
  await (out === undefined ? write(terminal.out) : writeNewFile(out, write));
  return count;
}

/** Writes and flushes a new file with mode 0600. Never overwrites a file or follows a link; deletes a partial file. */
async function writeNewFile(file: string, write: (stream: NodeJS.WritableStream) => Promise<void>): Promise<void> {
  const explain = (error: NodeJS.ErrnoException) => {
    if (error.code === 'EEXIST') return new Error(`${file} exists: name a new file.`);
    return error.syscall ? new Error(`${file} can't be written: ${error.message}`) : error;
  };
  const handle = await open(file, 'wx', 0o600).catch((error) => {
    throw explain(error);
  });
  const discard = () => rmSync(file, { force: true });
  // Also deletes the file on Ctrl-C, which ends the process at once.
  process.once('exit', discard);
  try {
    await write(handle.createWriteStream({ flush: true }));
  } catch (error) {
    discard();
    throw explain(error as NodeJS.ErrnoException);
  } finally {
    process.off('exit', discard);
  }
}

/** Puts an apostrophe before formulas, so that a spreadsheet reads them as text. */
export function protect(text: string): string {
  return text.replaceAll(FORMULA_START, "'");
}

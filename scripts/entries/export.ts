import { rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import { type Options, stringify } from 'csv-stringify';
import type { Firestore } from 'firebase-admin/firestore';
import { COLUMNS, collectionOf, type Entry, type Filter, formsOf, matching, streamOf, toEntry } from './entry.ts';
import { plural, type Terminal } from './terminal.ts';

// A spreadsheet may start a cell at a field's start and, in a locale where semicolons separate fields, after any semicolon,
// tab or line break. It ignores quotes, controls and invisible characters before a formula.
const FORMULA_START = /(?<=^|[;\t\r\n])(?=[[\s\p{Cc}\p{Cf}"]--[\t\r\n]]*[=+\-@＝＋－＠])/gv;

/** RFC 4180, with every field quoted and protected. */
export const CSV = { quoted: true, record_delimiter: 'windows', cast: { string: protect } } satisfies Options;

const FILES = {
  csv: () => stringify({ ...CSV, header: true, columns: COLUMNS }),
  jsonl: () => jsonLines,
};
export const FORMATS = Object.keys(FILES);

interface ExportOptions extends Filter {
  format: keyof typeof FILES;
  /** A new file; by default the terminal's `out`. */
  out?: string;
}

/** Writes all selected entries as they arrive, in bounded memory. */
export async function exportEntries(
  database: Firestore,
  { format, out, ...filter }: ExportOptions,
  terminal: Terminal,
): Promise<void> {
  if (!out && terminal.columns) throw new Error('Refusing to print untrusted text to a terminal. Use --out FILE.');
  let count = 0;
  async function* entries() {
    for await (const entry of selected(database, filter)) {
      count += 1;
      yield entry;
    }
  }
  const write = (file: NodeJS.WritableStream) =>
    pipeline(entries, FILES[format](), file, { end: file !== terminal.out });
  await (out ? writeNewFile(out, write) : write(terminal.out));
  terminal.err.write(`${plural(count, 'entry', 'entries')} exported${out ? ` to ${out}` : ''}.\n`);
}

async function* selected(database: Firestore, filter: Filter): AsyncGenerator<Entry> {
  const isEverything = !filter.source && !filter.since && !filter.until;
  for (const form of formsOf(filter)) {
    // Ordered by time, Firestore leaves out entries without one, as the console makes them.
    const query = isEverything ? collectionOf(database, form) : matching(database, form, filter);
    for await (const document of streamOf(query)) yield toEntry(form, document);
  }
}

async function* jsonLines(entries: AsyncIterable<Entry>): AsyncGenerator<string> {
  for await (const entry of entries) yield `${JSON.stringify(entry)}\n`;
}

/** Writes a file that only its owner may read. Never overwrites one, nor follows a link; leaves no part of it. */
async function writeNewFile(file: string, write: (stream: NodeJS.WritableStream) => Promise<void>): Promise<void> {
  const handle = await open(file, 'wx', 0o600).catch(({ code, message }) => {
    throw new Error(code === 'EEXIST' ? `${file} exists: name a new file.` : `${file} can't be written: ${message}`);
  });
  const discard = () => rmSync(file, { force: true });
  // Ctrl-C ends the process at once.
  process.once('exit', discard);
  try {
    await write(handle.createWriteStream());
  } catch (error) {
    discard();
    throw error;
  } finally {
    process.off('exit', discard);
  }
}

/** Text that no spreadsheet takes for a formula: an apostrophe makes a cell text. */
export function protect(text: string): string {
  return text.replaceAll(FORMULA_START, "'");
}

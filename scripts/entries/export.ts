import { rmSync } from 'node:fs';
import { open, writeFile } from 'node:fs/promises';
import { pipeline } from 'node:stream/promises';
import type { Firestore } from 'firebase-admin/firestore';
import { Progress } from '../cli/progress.ts';
import { COLUMNS, collectionOf, type Entry, type Filter, kindsOf, matching, streamOf, toEntry } from './entry.ts';
import { plural, type Terminal } from './terminal.ts';

// A spreadsheet may start a cell at a field's start and, in a locale where semicolons separate fields, after any semicolon,
// tab or line break. It ignores quotes, controls and invisible characters before a formula.
const FORMULA_START = /(?<=^|[;\t\r\n])(?=[[\s\p{Cc}\p{Cf}"]--[\t\r\n]]*[=+\-@＝＋－＠])/gv;

/** The headline and the line of an entry in each kind of file. */
const FILES = {
  csv: { head: csvLine(COLUMNS), line: (entry: Entry) => csvLine(COLUMNS.map((column) => entry[column] ?? '')) },
  jsonl: { head: '', line: (entry: Entry) => `${JSON.stringify(entry)}\n` },
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
  if (!out && terminal.columns)
    throw new Error("Name a new file with --out: a screen obeys the characters of visitors' texts.");
  const { head, line } = FILES[format];
  let written = 0;
  await new Progress(terminal.err).step('Export', async (update) => {
    const lines = async function* () {
      yield head;
      for await (const entry of selected(database, filter)) {
        yield line(entry);
        written += 1;
        update(plural(written, 'entry', 'entries'));
      }
    };
    await (out ? writeNewFile(out, lines()) : pipeline(lines, terminal.out, { end: false }));
  });
  terminal.err.write(`${plural(written, 'entry', 'entries')} exported${out ? ` to ${out}` : ''}.\n`);
}

async function* selected(database: Firestore, filter: Filter): AsyncGenerator<Entry> {
  const isEverything = !filter.source && !filter.since && !filter.until;
  for (const kind of kindsOf(filter)) {
    // Ordered by time, Firestore leaves out entries without one, as the console makes them.
    const query = isEverything ? collectionOf(database, kind) : matching(database, kind, filter);
    for await (const document of streamOf(query)) yield toEntry(kind, document);
  }
}

/** Writes a file that only its owner may read. Never overwrites one, nor follows a link; leaves no part of it. */
async function writeNewFile(file: string, lines: AsyncIterable<string>): Promise<void> {
  const handle = await open(file, 'wx', 0o600).catch(({ code, message }) => {
    throw new Error(code === 'EEXIST' ? `${file} exists: name a new file.` : `${file} can't be written: ${message}`);
  });
  const discard = () => rmSync(file, { force: true });
  // Ctrl-C ends the process at once.
  process.once('exit', discard);
  try {
    await writeFile(handle, lines);
  } catch (error) {
    discard();
    throw error;
  } finally {
    process.off('exit', discard);
    await handle.close();
  }
}

/** A record in CSV: RFC 4180, with every field quoted and protected. */
export function csvLine(fields: string[]): string {
  const quoted = fields.map((field) => `"${protect(field).replaceAll('"', '""')}"`);
  return `${quoted.join(',')}\r\n`;
}

/** Text that no spreadsheet takes for a formula: an apostrophe makes a cell text. */
export function protect(text: string): string {
  return text.replaceAll(FORMULA_START, "'");
}

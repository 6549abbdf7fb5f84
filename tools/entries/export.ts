import { rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { Firestore } from 'firebase-admin/firestore';
import { byTime, collectionsNamed, type Entry, streamOf } from './entry.ts';
import type { Terminal } from './terminal.ts';

type Row = Record<string, string | undefined>;

/** How to write rows, as a stream. */
const FORMATTERS = {
  csv: () => stringify({ header: true, quoted: true, cast: { string: withoutFormulas }, record_delimiter: 'windows' }),
  jsonl: () =>
    async function* (rows: AsyncIterable<Row>) {
      for await (const row of rows) yield `${JSON.stringify(row)}\n`;
    },
};
export type Format = keyof typeof FORMATTERS;
export const FORMATS = Object.keys(FORMATTERS);

type ExportOptions = { collection?: string; format: Format; out?: string };

/** Writes all entries, collection by collection, oldest first, in bounded memory. */
export async function exportEntries(database: Firestore, terminal: Terminal, options: ExportOptions) {
  const { collection, format, out } = options;
  if (!out && terminal.out.isTTY) throw new Error('Not to a terminal, which obeys control characters: use --out FILE.');
  let count = 0;
  async function* entries(): AsyncGenerator<Entry> {
    for (const { path } of collectionsNamed(collection)) {
      for await (const { entry } of streamOf(byTime(database.collection(path), 'asc'))) {
        count += 1;
        yield entry;
      }
    }
  }
  if (out) await writeNewFile(out, entries(), format);
  else await pipeline(entries(), FORMATTERS[format](), terminal.out, { end: false });
  terminal.err.write(`Exported: ${count}.\n`);
}

/** Writes a new file that only its owner may read. Never overwrites a file or follows a link. */
export async function writeNewFile(file: string, rows: Iterable<Row> | AsyncIterable<Row>, format: Format) {
  const handle = await open(file, 'wx', 0o600);
  const discard = () => rmSync(file, { force: true });
  // A failure or Ctrl-C ends the process, and then no partial file may stay.
  process.once('exit', discard);
  await pipeline(Readable.from(rows), FORMATTERS[format](), handle.createWriteStream({ flush: true }));
  process.off('exit', discard);
}

// A spreadsheet starts a cell also inside of ours, if it takes another character for the separator. It ignores quotes,
// blanks and invisible characters before a formula.
const FORMULA = /(?<=^|[,;\t\r\n])(?=[[\s\p{C}\p{Default_Ignorable_Code_Point}"]--[\t\r\n]]*[=+\-@＝＋－＠])/gv;

/** Puts an apostrophe before each formula, so that a spreadsheet takes it for text. */
export function withoutFormulas(text: string): string {
  return text.replaceAll(FORMULA, "'");
}

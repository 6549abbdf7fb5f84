import { rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';
import type { Firestore } from 'firebase-admin/firestore';
import { byTime, collectionsNamed, type EntryText, streamOf } from './entry.ts';
import type { Terminal } from './terminal.ts';

type Row = Record<string, string | undefined>;

type Style = { bom?: boolean };

/** How to write rows as a stream, by the ending of the file's name. */
const FORMATTERS = {
  csv: (style: Style) =>
    stringify({ ...style, header: true, quoted: true, cast: { string: withoutFormulas }, record_delimiter: 'windows' }),
  jsonl: () =>
    async function* (rows: AsyncIterable<Row>) {
      for await (const row of rows) yield `${JSON.stringify(row)}\n`;
    },
};

/** The format that the ending of a file's name says; `undefined` for any other. */
export function formatOf(file: string) {
  return (['csv', 'jsonl'] as const).find((format) => file.toLowerCase().endsWith(`.${format}`));
}

type ExportOptions = { collection: string; out: string };

/** Writes all entries of a collection, oldest first, in bounded memory. */
export async function exportEntries(database: Firestore, { err }: Terminal, { collection, out }: ExportOptions) {
  let count = 0;
  async function* entries(): AsyncGenerator<EntryText> {
    for (const { path } of collectionsNamed(collection)) {
      for await (const { entry } of streamOf(byTime(database.collection(path), 'asc'))) {
        count += 1;
        yield entry;
      }
    }
  }
  // Without the mark, Excel reads another character set.
  await writeNewFile(out, entries(), { bom: true });
  err.write(`Exported: ${count}.\n`);
}

/** Writes a new file that only its owner may read. Never overwrites a file or follows a link. */
export async function writeNewFile(file: string, rows: Iterable<Row> | AsyncIterable<Row>, style: Style = {}) {
  const formatter = FORMATTERS[formatOf(file) ?? 'csv'];
  const handle = await open(file, 'wx', 0o600);
  const discard = () => rmSync(file, { force: true });
  // A failure or Ctrl-C ends the process. Then no partial file may stay.
  process.once('exit', discard);
  await pipeline(Readable.from(rows), formatter(style), handle.createWriteStream({ flush: true }));
  process.off('exit', discard);
}

// A spreadsheet with another separator also starts a cell inside ours. Before a formula, it ignores quotes, blanks and
// invisible characters.
const FORMULA = /(?<=^|[,;\t\r\n])(?=[[\s\p{C}\p{Default_Ignorable_Code_Point}"]--[\t\r\n]]*[=+\-@＝＋－＠])/gv;

/** Puts an apostrophe before each formula, so that a spreadsheet takes it for text. */
export function withoutFormulas(text: string): string {
  return text.replaceAll(FORMULA, "'");
}

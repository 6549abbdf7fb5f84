import { rmSync } from 'node:fs';
import { open } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { stringify } from 'csv-stringify';

type Row = Record<string, unknown>;

/** Any other file has lines of JSON. */
export function isCsv(file: string): boolean {
  return file.toLowerCase().endsWith('.csv');
}

/** Writes a new file that only its owner may read, in bounded memory. Never overwrites a file or follows a link. */
export async function writeNewFile(file: string, rows: Iterable<Row> | AsyncIterable<Row>, { bom = false } = {}) {
  const handle = await open(file, 'wx', 0o600);
  const discard = () => rmSync(file, { force: true });
  // A failure or Ctrl-C ends the process. No partial file may then remain.
  process.once('exit', discard);
  const cast = { string: (text: string) => withoutFormulas(text.replaceAll(CONTROL, '\ufffd')) };
  const csv = stringify({ bom, header: true, quoted: true, cast, record_delimiter: 'windows' });
  await pipeline(Readable.from(rows), isCsv(file) ? csv : jsonLines, handle.createWriteStream({ flush: true }));
  process.off('exit', discard);
}

async function* jsonLines(rows: AsyncIterable<Row>) {
  for await (const row of rows) yield `${JSON.stringify(row)}\n`;
}

// A NUL makes a text file binary for many programs. JSON escapes these characters.
const CONTROL = /[\p{Cc}--[\t\r\n]]/gv;

// A spreadsheet with another separator also starts a cell inside ours. Before a formula, it ignores quotes, blanks and
// invisible characters. The option `escape_formulas` of csv-stringify 6.9 looks at a cell's first character only.
const FORMULA = /(?<=^|[,;\t\r\n])(?=[[\s\p{C}\p{Default_Ignorable_Code_Point}"]--[\t\r\n]]*[=+\-@＝＋－＠])/gv;

/** Puts an apostrophe before each formula, so that a spreadsheet takes it for text. */
export function withoutFormulas(text: string): string {
  return text.replaceAll(FORMULA, "'");
}

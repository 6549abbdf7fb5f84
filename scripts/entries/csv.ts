import type { Transform } from 'node:stream';
import { stringify } from 'csv-stringify';
import { COLUMNS } from './entry.ts';

// A spreadsheet may start a cell at a field's start and, in a locale where semicolons separate fields, after any semicolon,
// tab or line break. It ignores controls and invisible characters before a formula. An apostrophe makes the cell text.
// Apostrophes get one, too, so that removing one everywhere restores the text.
const CELL_START = /(?<=^|[;\t\r\n])(?=[[\s\p{Cc}\p{Cf}"]--[\t\r\n]]*[=+\-@'＝＋－＠]|[\t\r\n])/gv;
const PROTECTED_START = /(?<=^|[;\t\r\n])'/gu;

/** Text that no spreadsheet takes for a formula. */
export function protect(text: string): string {
  return text.replaceAll(CELL_START, "'");
}

/** The text that `protect` was given. */
export function unprotect(text: string): string {
  return text.replaceAll(PROTECTED_START, '');
}

/** Turns entries into CSV: RFC 4180, UTF-8, every field quoted and protected. */
export function csvLines(): Transform {
  return stringify({
    header: true,
    columns: COLUMNS.map((key) => ({ key })),
    // Unquoted, a lone line break of another kind than the file's would end a record.
    quoted: true,
    record_delimiter: 'windows',
    cast: {
      string: (text, { header }) => (header ? text : protect(text)),
      boolean: (value) => (value ? 'true' : ''),
    },
  });
}

import type { Transform } from 'node:stream';
import { stringify } from 'csv-stringify';
import type { Entry } from './entry.ts';

/** The columns of a CSV file, in their order. */
export const COLUMNS = [
  ...(['collection', 'id', 'createdAt', 'email', 'source', 'name', 'message'] as const),
  ...(['suspected', 'submissionId'] as const),
] satisfies (keyof Entry)[];

// Where a spreadsheet may see the start of a cell: at a field's start, and, when it is set to a language in which semicolons
// separate fields, after any semicolon, tab or line break inside one. An apostrophe there makes what follows plain text.
// It is also put before apostrophes, so that taking one away in all these places gives exactly the text that was.
const CELL_START = /(?<=^|[;\t\r\n])(?=[=+\-@\t\r\n'"＝＋－＠])/gu;
const PROTECTED_START = /(?<=^|[;\t\r\n])'/gu;

/** Text that no spreadsheet takes for a formula. */
export function protect(text: string): string {
  return text.replaceAll(CELL_START, "'");
}

/** The text that `protect` was given. */
export function unprotect(text: string): string {
  return text.replaceAll(PROTECTED_START, '');
}

/** Turns entries into CSV (RFC 4180, UTF-8, every field quoted and protected from being a formula). */
export function csvLines(): Transform {
  return stringify({
    header: true,
    columns: COLUMNS.map((key) => ({ key })),
    // A lone line break of another kind than the file's own would otherwise stand unquoted.
    quoted: true,
    record_delimiter: 'windows',
    cast: {
      string: (text, { header }) => (header ? text : protect(text)),
      boolean: (value) => (value ? 'true' : ''),
    },
  });
}

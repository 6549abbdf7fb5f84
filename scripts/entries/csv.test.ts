import { Readable } from 'node:stream';
import { text } from 'node:stream/consumers';
import { parse } from 'csv-parse/sync';
import {
  array,
  assert,
  asyncProperty,
  boolean,
  constantFrom,
  oneof,
  option,
  property,
  record,
  string,
} from 'fast-check';
import { expect, test } from 'vitest';
import { type FormName, fieldNames, forms } from '../../functions/src/contract/contract.ts';
import { csvLines, protect, unprotect } from './csv.ts';
import { COLUMNS, type Entry } from './entry.ts';

// Mostly characters that could end a cell or start a formula.
const SPICY = constantFrom(
  ...'=+-@\t\r\n;,\'"|＝＋－＠\0\v\x1b\u00a0\u200b\ufeff',
  '\r\n',
  '""',
  "'=",
  ';=',
  'a',
  'Zoë',
  '👩‍👩‍👧',
);
const hostile = oneof(
  array(SPICY).map((parts) => parts.join('')),
  string({ unit: 'binary' }),
);

/** The cells that a spreadsheet may see where semicolons separate fields, if it drops quotes, controls and invisible characters. */
function cells(field: string): string[] {
  return field.split(/[;\t\r\n]/u);
}

test('protects every cell that a spreadsheet could take for a formula', () => {
  assert(
    property(hostile, (entered) => {
      for (const cell of cells(protect(entered))) expect(cell).not.toMatch(/^["\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u);
    }),
  );
});

test.each([
  ['=1+1', "'=1+1"],
  ['+49 30', "'+49 30"],
  ['@cmd', "'@cmd"],
  ['-2', "'-2"],
  ["'=1+1", "''=1+1"],
  ['a;=1+1', "a;'=1+1"],
  ['a;"=1+1', 'a;\'"=1+1'],
  // Looks no further than a cell: a message of tabs alone would take a tenth of a second.
  [' \t=1+1', " \t'=1+1"],
  ['line\n- item', "line\n'- item"],
  ['\0=1+1', "'\0=1+1"],
  ['a;\u200b\x1b=1+1', "a;'\u200b\x1b=1+1"],
  ['jane@example.com', 'jane@example.com'],
  ["it's 1 + 1 = 2", "it's 1 + 1 = 2"],
])('%j is written as %j', (entered, written) => {
  expect(protect(entered)).toBe(written);
});

test('restores the text without its protection', () => {
  assert(
    property(hostile, (entered) => {
      expect(unprotect(protect(entered))).toBe(entered);
    }),
  );
});

const entry = record<Entry>({
  collection: constantFrom('waitlist', 'contact'),
  id: hostile,
  createdAt: constantFrom('2026-11-21T00:52:40.042123Z'),
  email: hostile,
  source: option(constantFrom('modal', 'website'), { nil: undefined }),
  name: option(hostile, { nil: undefined }),
  message: option(hostile, { nil: undefined }),
  suspected: boolean(),
  expiresAt: option(constantFrom('2028-11-21T00:52:40.042000Z'), { nil: undefined }),
  submissionId: option(string(), { nil: undefined }),
});

test('writes CSV that a parser reads back', async () => {
  await assert(
    asyncProperty(array(entry), async (entries) => {
      const written = await text(Readable.from(entries).compose(csvLines()));
      const read: Record<string, string>[] = parse(written, { columns: true, record_delimiter: '\r\n' });
      const expected = entries.map((one) => ({ ...one, suspected: one.suspected ? 'true' : '' }));
      expect(
        read.map((row) => Object.fromEntries(Object.entries(row).map(([key, cell]) => [key, unprotect(cell)]))),
      ).toEqual(expected.map((row) => Object.fromEntries(COLUMNS.map((column) => [column, row[column] ?? '']))));
    }),
  );
});

test('has a column for each field of each form', () => {
  for (const form of Object.keys(forms) as FormName[])
    expect(COLUMNS).toEqual(expect.arrayContaining(fieldNames(form)));
});

test('writes the headline alone without entries', async () => {
  expect(await text(Readable.from([]).compose(csvLines()))).toBe(
    `${COLUMNS.map((column) => `"${column}"`).join(',')}\r\n`,
  );
});

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
import { COLUMNS, csvLines, protect, unprotect } from './csv.ts';
import type { Entry } from './entry.ts';

// Mostly what could break a cell out of its quotes or into a formula.
const SPICY = constantFrom(...'=+-@\t\r\n;,\'"|＝＋－＠', '\r\n', '""', "'=", ';=', 'a', 'Zoë', '👩‍👩‍👧');
const hostile = oneof(
  array(SPICY).map((parts) => parts.join('')),
  string({ unit: 'binary' }),
);

/** What a spreadsheet set to semicolons takes for cells of text, if it ignores quotes that are not at a cell's start. */
function cells(field: string): string[] {
  return field.split(/[;\t\r\n]/u);
}

test('no text can become a formula, wherever a spreadsheet takes its cells to start', () => {
  assert(
    property(hostile, (entered) => {
      for (const cell of cells(protect(entered))) expect(cell).not.toMatch(/^"*[=+\-@＝＋－＠]/u);
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
  ['line\n- item', "line\n'- item"],
  ['jane@example.com', 'jane@example.com'],
  ["it's 1 + 1 = 2", "it's 1 + 1 = 2"],
])('%j is written as %j', (entered, written) => {
  expect(protect(entered)).toBe(written);
});

test('taking the protection off gives back the very text', () => {
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
  submissionId: option(string(), { nil: undefined }),
});

test('a CSV parser reads back what was written', async () => {
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

test('without entries there is the headline alone', async () => {
  expect(await text(Readable.from([]).compose(csvLines()))).toBe(
    `${COLUMNS.map((column) => `"${column}"`).join(',')}\r\n`,
  );
});

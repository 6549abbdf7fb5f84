import { parse } from 'csv-parse/sync';
import { stringify } from 'csv-stringify/sync';
import { array, assert, constantFrom, oneof, property, string } from 'fast-check';
import { describe, expect, test } from 'vitest';
import { CSV, protect } from './entriesFile.ts';

describe('a CSV cell', () => {
  test.each([
    ['=1+1', "'=1+1"],
    ['a;=1+1', "a;'=1+1"],
    ['a;"=1+1', 'a;\'"=1+1'],
    // Looks no further than a cell: a message of tabs alone would take a tenth of a second.
    [' \t=1+1', " \t'=1+1"],
    ['line\n- item', "line\n'- item"],
    ['\0=1+1', "'\0=1+1"],
    ['a;\u200b\x1b=1+1', "a;'\u200b\x1b=1+1"],
    ['jane@example.com', 'jane@example.com'],
    ["it's 1 + 1 = 2", "it's 1 + 1 = 2"],
  ])('%j is written as %j', (text, written) => {
    expect(protect(text)).toBe(written);
  });

  // Mostly characters that could end a cell or start a formula.
  const spicy = constantFrom(...'=+-@\t\r\n;,\'"|＝＋－＠\0\v\x1b\u00a0\u200b\ufeff', '\r\n', '""', ';=', 'a', 'Zoë');
  const hostile = oneof(
    array(spicy).map((parts) => parts.join('')),
    string({ unit: 'binary' }),
  );

  test('is no formula for a spreadsheet, even where semicolons separate fields', () => {
    assert(
      property(hostile, (text) => {
        for (const cell of protect(text).split(/[;\t\r\n]/u)) {
          expect(cell).not.toMatch(/^["\s\p{Cc}\p{Cf}]*[=+\-@＝＋－＠]/u);
        }
      }),
    );
  });

  test('is read back by a CSV parser', () => {
    assert(
      property(array(hostile, { minLength: 2, maxLength: 3 }), (fields) => {
        expect(parse(stringify([fields], CSV), { record_delimiter: '\r\n' })).toEqual([fields.map(protect)]);
      }),
    );
  });
});

import { stripVTControlCharacters } from 'node:util';
import { expect, test } from 'vitest';
import { printable, table } from './terminal.ts';
import { fakeTerminal } from './testDatabase.ts';

test.each([
  ['\u001b[2J\u001b]0;owned\u0007', '\ufffd[2J\ufffd]0;owned\ufffd'],
  ['a\r\nb\tc', 'a b c'],
  ['exe.\u202egnp', 'exe.\ufffdgnp'],
  ['\u009b31m', '\ufffd31m'],
  ['Zoë 👩‍👩‍👧', 'Zoë 👩‍👩‍👧'],
])('%j is printed as %j', (entered, printed) => {
  expect(printable(entered)).toBe(printed);
});

test('makes columns as wide as their cells without a screen', () => {
  const { terminal } = fakeTerminal();
  const long = 'x'.repeat(300);
  expect(
    table(
      terminal,
      ['One', 'Two'],
      [
        [long, 'b'],
        ['a', ''],
      ],
    ),
  ).toBe([`One${' '.repeat(299)}Two`, `${long}  b`, 'a'].join('\n'));
});

test('cuts cells to their width on a screen', () => {
  const { terminal } = fakeTerminal({ columns: 80 });
  const printed = table(terminal, ['One', 'Two'], [['x'.repeat(30), 'b']], [10, null]);
  expect(stripVTControlCharacters(printed)).toBe(['One         Two', 'xxxxxxxxx…  b'].join('\n'));
});

import { expect, test } from 'vitest';
import { printable } from './terminal.ts';

test.each([
  ['\u001b[2J\u001b]0;owned\u0007', '\ufffd[2J\ufffd]0;owned\ufffd'],
  ['a\r\nb\tc', 'a b c'],
  ['exe.\u202egnp', 'exe.\ufffdgnp'],
  ['\u009b31m', '\ufffd31m'],
  ['Zoë 👩‍👩‍👧', 'Zoë 👩‍👩‍👧'],
])('prints %j as %j', (text, printed) => {
  expect(printable(text)).toBe(printed);
});

import { expect, test } from 'vitest';
import { escaped, printable, skeleton, unescaped } from './terminal.ts';

test.each([
  ['\u001b[2J\u001b]0;owned\u0007', '\ufffd[2J\ufffd]0;owned\ufffd'],
  ['a\r\nb\tc', 'a b c'],
  ['exe.\u202egnp', 'exe.\ufffdgnp'],
  ['\u009b31m', '\ufffd31m'],
  ['Zoë 👩‍👩‍👧', 'Zoë 👩‍👩‍👧'],
])('prints %j as %j', (entered, printed) => {
  expect(printable(entered)).toBe(printed);
});

test.each([
  ['a zero-width character', 'ja\u200bne\u2060@example.com'],
  ['a Cyrillic letter', 'j\u0430n\u0435@example.com'],
  ['a full-width letter', 'ｊａｎｅ@example.com'],
  ['a soft hyphen or control', 'jane\u00ad\0@example.com'],
  ['another case', 'Jane@Example.COM'],
  ['another spelling of the domain', 'jane@xn--bcher-kva.example', 'jane@b\u00fccher.example'],
])('sees that %s changes nothing to the eye', (_, address, same = 'jane@example.com') => {
  expect(skeleton(address)).toBe(skeleton(same));
});

test('distinguishes addresses that look different', () => {
  expect(skeleton('jane@example.com')).not.toBe(skeleton('june@example.com'));
  expect(skeleton('jan\u00e9@example.com')).not.toBe(skeleton('jane@example.com'));
});

test.each([
  ['ja\u200bne@ex\u00e4mple.com\u{1f600}', 'ja\\u{200b}ne@ex\\u{e4}mple.com\\u{1f600}'],
  ["o'||id;'@example.com", 'o\\u{27}||id;\\u{27}@example.com'],
  ['\\u{61}@example.com', '\\u{5c}u{61}@example.com'],
])('escapes %j so that it can be typed in quotes', (address, typed) => {
  expect(escaped(address)).toBe(typed);
  expect(unescaped(typed)).toBe(address);
});

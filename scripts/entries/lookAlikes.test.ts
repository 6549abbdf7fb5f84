import { expect, test } from 'vitest';
import { escaped, look, unescaped } from './lookAlikes.ts';

test.each([
  ['zero-width characters', 'ja\u200bne\u2060@example.com'],
  ['Cyrillic letters', 'j\u0430n\u0435@example.com'],
  ['full-width letters', 'ｊａｎｅ@example.com'],
  ['soft hyphens and controls', 'jane\u00ad\0@example.com'],
  ['another case', 'Jane@Example.COM'],
])('sees that %s change nothing to the eye', (_, address) => {
  expect(look(address)).toBe(look('jane@example.com'));
});

test('takes both spellings of an international domain for the same', () => {
  expect(look('jane@b\u00fccher.example')).toBe(look('jane@xn--bcher-kva.example'));
});

test('tells addresses apart that look different', () => {
  expect(look('jane@example.com')).not.toBe(look('june@example.com'));
  expect(look('jan\u00e9@example.com')).not.toBe(look('jane@example.com'));
});

test('writes every hidden character so that it can be typed', () => {
  const address = 'ja\u200bne@ex\u00e4mple.com\u{1f600}';
  expect(escaped(address)).toBe('ja\\u{200b}ne@ex\\u{e4}mple.com\\u{1f600}');
  expect(unescaped(escaped(address))).toBe(address);
});

test('writes nothing that ends a quoted argument of a shell, or that it would read as another character', () => {
  const address = "o'||id;'\\u{61}@example.com";
  expect(escaped(address)).toBe('o\\u{27}||id;\\u{27}\\u{5c}u{61}@example.com');
  expect(unescaped(escaped(address))).toBe(address);
});

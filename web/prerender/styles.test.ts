import { expect, test } from 'vitest';
import { pageStyles } from './styles.ts';

test('pageStyles drops variables that no rule uses, but keeps the palette, and values that no variable needs', () => {
  const css =
    ':root{--s-palette-text-primary:#111;--s-palette-grey-100:#eee;--s-used:1px;--s-unused:var(--s-palette-grey-100)}';
  expect(pageStyles(`${css}.s-a{width:var(--s-used, calc(1px + 1px));}`)).toBe(
    ':root{--s-palette-text-primary:#111;--s-used:1px}.s-a{width:var(--s-used)}',
  );
});

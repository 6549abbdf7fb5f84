import { createElement } from 'react';
import { expect, test } from 'vitest';
import { App } from '../src/App.tsx';
import { render } from './site.tsx';
import { pageStyles } from './styles.ts';

test('widths are written as min-width and max-width, because Chrome 103 and Safari 16.3 parse no range', () => {
  const { css } = render('/', createElement(App));
  const queries = pageStyles(css).match(/@media [^{]*width[^{]*/g);
  expect(queries).not.toBeNull();
  expect(queries?.filter((query) => /[<>=]/.test(query))).toEqual([]);
});

test('pageStyles keeps the palette, and drops variables that no rule uses, even if another variable does', () => {
  const css =
    ':root{--s-palette-text-primary:#111;--s-palette-grey-100:#eee;--s-used:1px;--s-unused:var(--s-palette-grey-100)}';
  expect(pageStyles(`${css}.s-a{width:var(--s-used);}`)).toBe(
    ':root{--s-palette-text-primary:#111;--s-used:1px}.s-a{width:var(--s-used)}',
  );
});

import { createElement } from 'react';
import { expect, test } from 'vitest';
import { App } from '../src/App.tsx';
import { render } from './site.tsx';
import { pageStyles } from './styles.ts';

// Lightning CSS adds prefixes and fallbacks to the prerendered pages only.
const { css: unrepaired } = render('/', createElement(App));

test('the app’s own styles have a prefixed user-select for Safari 17', () => {
  const count = (pattern: RegExp) => unrepaired.match(pattern)?.length;
  expect(count(/[;{]user-select:/g)).toBeGreaterThan(0);
  expect(count(/-webkit-user-select:/g)).toBe(count(/[;{]user-select:/g));
});

test('generated content with a text for screen readers has a fallback for Firefox 125 and Safari 17', () => {
  const page = pageStyles(unrepaired);
  expect(page.match(/content:[^;}]*\//g)).not.toBeNull();
  expect(page.match(/(?<!content:[^;}]*;)content:[^;}]*\//g)).toBeNull();
});

test('widths are written as min-width and max-width, because Chrome 103 and Safari 16.3 parse no range', () => {
  const queries = pageStyles(unrepaired).match(/@media [^{]*width[^{]*/g);
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

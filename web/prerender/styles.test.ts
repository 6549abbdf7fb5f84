import { createElement } from 'react';
import { expect, test } from 'vitest';
import { App } from '../src/App.tsx';
import { render } from './site.tsx';
import { pageStyles } from './styles.ts';

// Lightning CSS repairs only the prerendered pages.
const { css: unrepaired } = render('/', createElement(App));

test.each(['user-select', 'mask-image'])('the app, too, has a prefixed %s for Safari 17 and Chrome 114', (name) => {
  const count = (pattern: string) => unrepaired.match(new RegExp(pattern, 'g'))?.length;
  expect(count(`[;{]${name}:`)).toBeGreaterThan(0);
  expect(count(`-webkit-${name}:`)).toBe(count(`[;{]${name}:`));
});

test('generated content with a text for screen readers has a fallback for Firefox 125 and Safari 17', () => {
  const page = pageStyles(unrepaired);
  expect(page.match(/content:[^;}]*\//g)).not.toBeNull();
  expect(page.match(/(?<!content:[^;}]*;)content:[^;}]*\//g)).toBeNull();
});

test('pageStyles drops variables that no rule uses, but keeps the palette, and values that no variable needs', () => {
  const css =
    ':root{--s-palette-text-primary:#111;--s-palette-grey-100:#eee;--s-used:1px;--s-unused:var(--s-palette-grey-100)}';
  expect(pageStyles(`${css}.s-a{width:var(--s-used);}`)).toBe(
    ':root{--s-palette-text-primary:#111;--s-used:1px}.s-a{width:var(--s-used)}',
  );
});

import { expect, test } from 'vitest';
import { trimVariables } from './variables.ts';

const css =
  ':root{--s-palette-text-primary:#111;--s-palette-grey-100:#eee;--s-used:1px;}.s-a{width:var(--s-used, 2px);}';

test('drops variables that no rule uses, but keeps the colours of the site', () => {
  expect(trimVariables(css)).toBe(':root{--s-palette-text-primary:#111;--s-used:1px;}.s-a{width:var(--s-used);}');
});

import { expect, test } from 'vitest';
import { pageMarkup, pageStyles } from './styles.ts';

test('pageStyles drops variables that no rule uses, but keeps the palette', () => {
  const css =
    ':root{--s-palette-text-primary:#111;--s-palette-grey-100:#eee;--s-used:1px;--s-unused:var(--s-palette-grey-100)}';
  expect(pageStyles(`${css}.s-a{width:var(--s-used);}`)).toBe(
    ':root{--s-palette-text-primary:#111;--s-used:1px}.s-a{width:var(--s-used)}',
  );
});

test('pageStyles drops rules for states that the site lacks, and keeps rules that exclude these states', () => {
  const css = '.s-a{top:0}.s-a,.s-b.Mui-disabled{left:0}.s-b.Mui-disabled{top:0}.s-b:not(.Mui-disabled){top:0}';
  expect(pageStyles(css)).toBe('.s-a{top:0}.s-a,.s-b.Mui-disabled{left:0}.s-b:not(.Mui-disabled){top:0}');
});

test('drops the fallbacks of colours, which every page defines, and keeps those of other variables', () => {
  const css =
    ':root{--s-palette-text-primary:#111}.s-a{color:var(--s-palette-text-primary, #111);left:var(--s-x, 1px)}';
  expect(pageStyles(css)).toBe(
    ':root{--s-palette-text-primary:#111}.s-a{color:var(--s-palette-text-primary);left:var(--s-x,1px)}',
  );
});

test('pageStyles drops overridden declarations and rules for unsupported browsers', () => {
  expect(pageStyles('.s-a{padding:1px;padding:2px}.s-a::-ms-input-placeholder{opacity:0}')).toBe('.s-a{padding:2px}');
});

test('drops MUI’s names of parts that no style names, and keeps states and emotion’s classes', () => {
  const html = '<p class="MuiTypography-root Mui-error s-a">a</p><i class="MuiInput-line s-b">b</i>';
  expect(pageMarkup(html, '.s-a .MuiInput-line{top:0}')).toBe(
    '<p class="Mui-error s-a">a</p><i class="MuiInput-line s-b">b</i>',
  );
});

import { createHash } from 'node:crypto';
import { expect, test } from 'vitest';
import { document } from './document.ts';

const parts = {
  meta: { title: 'A "title" <b>', description: 'Words & more' },
  head: '',
  html: '<p>Hello</p>',
  css: ':root{--s-palette-text-primary:#111;--s-palette-grey-100:#eee;--s-used:1px;}.s-a{width:var(--s-used, 2px);}',
  styleIds: ['a'],
  loader: 'start()',
  font: '@font-face{}',
  recaptcha: false,
};
const policyOf = (html: string) => /Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
const sha256 = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

test('names every inline block of the page in its policy, and nothing unsafe', () => {
  const html = document(parts);
  const [, style = ''] = /<style[^>]*>(.*?)<\/style>/.exec(html) ?? [];
  const [, script = ''] = /<script>(.*?)<\/script>/.exec(html) ?? [];
  expect(policyOf(html)).toContain(sha256(style));
  expect(policyOf(html)).toContain(sha256(script));
  expect(policyOf(html)).not.toContain('unsafe');
});

test('allows Google’s reCAPTCHA only where it is used, and Trusted Types give way to it only there', () => {
  expect(policyOf(document(parts))).not.toContain('https:');
  expect(policyOf(document(parts))).toContain("require-trusted-types-for 'script'");
  const policy = policyOf(document({ ...parts, recaptcha: true }));
  expect(policy).toContain("connect-src 'self' https://www.google.com/recaptcha/ https://content-firebaseappcheck");
  expect(policy).toContain('frame-src https://www.google.com/recaptcha/');
  expect(policy).not.toMatch(/trusted-types|unsafe/);
});

test('leaves out variables that no rule uses, but not the colours of the site', () => {
  const html = document(parts);
  expect(html).not.toContain('--s-palette-grey-100');
  expect(html).toContain('--s-palette-text-primary:#111');
  expect(html).toContain('width:var(--s-used)');
});

test('writes title and description as text', () => {
  expect(document(parts)).toContain('<title>A &quot;title&quot; &lt;b></title>');
  expect(document(parts)).toContain('content="Words &amp; more"');
});

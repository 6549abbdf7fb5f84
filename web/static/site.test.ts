import { expect, onTestFinished, test } from 'vitest';
import { pages } from '../src/content/pages.ts';
import { type PageParts, site } from './site.tsx';

const parts: PageParts = { fontFace: async () => '', loader: {}, policy: () => undefined };

test('a page without a description is named', async () => {
  const { description } = pages['/terms'];
  onTestFinished(() => {
    pages['/terms'].description = description;
  });
  pages['/terms'].description = '';
  await expect(async () => site['terms.html']?.(parts)).rejects.toThrow(
    '/terms has no description: write one in web/src/content/pages.ts.',
  );
});

test('answers to forms sent without JavaScript stay out of search engines and the sitemap', async () => {
  expect(await site['form/joined.html']?.(parts)).toContain('<meta name="robots" content="noindex"/>');
  expect(await site['sitemap.xml']?.(parts)).not.toContain('/form/');
});

test('an answer loads no app', async () => {
  expect(await site['form/not-joined.html']?.(parts)).not.toContain('<script');
});

import { expect, test, vi } from 'vitest';
import { HONEYPOT } from '../../shared/contract.ts';
import { OUTCOME_NAMES } from '../../shared/outcomes.ts';
import { linksOf, one, parsed, textsOf } from '../../tests/kit/documents.ts';
import { outcomeTexts, supportLink, typeset } from '../src/content/forms.ts';
import { pageNames, pages } from '../src/content/site.ts';
import { siteUrl } from './plainFiles.ts';
import { fileOf, site } from './site.tsx';

const files = site('/app.js');
const documents = new Map<string, Awaited<ReturnType<typeof parsed>>>();
for (const name of Object.keys(files).filter((name) => name.endsWith('.html'))) {
  documents.set(name, await parsed(files, name));
}

test('each form has the honeypot, and below its button a link to the privacy policy', () => {
  const forms = [...documents.values()].flatMap((page) => page.querySelectorAll('form'));
  const end = RegExp(`type="submit".* href="/privacy"[^>]*>${pageNames['/privacy']}</a>`, 's');
  expect(forms.length).toBeGreaterThan(3);
  for (const form of forms) {
    expect(`${form}`).toMatch(end);
    expect(form.querySelectorAll(`[data-nosnippet] [name=${HONEYPOT}]`)).toHaveLength(1);
  }
});

const links = [...documents.values()].flatMap(linksOf);

test('every link inside the site leads to a page, and to an anchor that it has', () => {
  const targets = new Set(links.flatMap(([, to]) => (to?.startsWith('/') ? [to] : [])));
  const dead = [...targets].filter((target) => {
    const { pathname, hash } = new URL(target, 'http://localhost');
    const page = documents.get(fileOf(pathname));
    return !(page && (hash === '' || page.getElementById(hash.slice(1))));
  });
  expect(targets.size).toBeGreaterThan(5);
  expect(dead).toEqual([]);
});

test('§2 the words about support lead to the contact page', () => {
  expect(new Set(links.filter(([text]) => text === supportLink).map(([, to]) => to))).toEqual(new Set(['/contact']));
});

test.each([
  ['sitemap.xml', '</loc>'],
  ['llms.txt', '): '],
])('%s names every page, but no outcome page', async (name, end) => {
  const text = await files[name]?.();
  for (const path of Object.keys(pages)) expect(text).toContain(`${siteUrl}${path}${end}`);
  expect(text).not.toContain('/form/');
});

test.each(Object.keys(pages))('the page %s names its own address to search engines and previews', async (path) => {
  const page = await parsed(files, fileOf(path));
  expect(one(page, 'link[rel=canonical]').getAttribute('href')).toBe(siteUrl + path);
  expect(one(page, 'meta[property="og:url"]').getAttribute('content')).toBe(siteUrl + path);
});

test('security.txt leads to the contact page, and expires within a year of the build', async () => {
  const text = await files['.well-known/security.txt']?.();
  const [, expires = ''] = /^Contact: https:\/\/[^/]+\/contact\nExpires: (\S+)\n$/.exec(`${text}`) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect([days > 360, days < 365]).toEqual([true, true]);
});

test.each(OUTCOME_NAMES)(
  'the page /form/%s has the words of its toast, is not indexed and loads no app',
  async (name) => {
    const page = await parsed(files, fileOf(`/form/${name}`));
    expect(textsOf(page, 'h1')).toEqual([typeset(outcomeTexts[name].title)]);
    expect(textsOf(page, 'main p')).toContain(typeset(outcomeTexts[name].description));
    expect(one(page, 'meta[name=robots]').getAttribute('content')).toBe('noindex');
    expect(`${page}`).not.toContain('/app.js');
  },
);

test('a build says noindex on every page with VITE_NOINDEX, and on none without it', async () => {
  const indexed = () => Promise.all(Object.keys(pages).map((path) => site('/app.js')[fileOf(path)]?.()));
  for (const no of ['', '0', 'false']) {
    vi.stubEnv('VITE_NOINDEX', no);
    expect(`${await indexed()}`).not.toContain('noindex');
  }
  vi.stubEnv('VITE_NOINDEX', '1');
  for (const html of await indexed()) expect(html).toContain('<meta name="robots" content="noindex"/>');
  vi.unstubAllEnvs();
});

import { type HTMLElement, parse } from 'node-html-parser';
import { expect, test, vi } from 'vitest';
import { HONEYPOT } from '../../shared/contract.ts';
import { OUTCOME_NAMES } from '../../shared/outcomes.ts';
import { brand } from '../src/content/brand.ts';
import { outcomeTexts, typeset } from '../src/content/outcomeTexts.ts';
import { pages } from '../src/content/pages.ts';
import { siteUrl } from './plainFiles.ts';
import { fileOf, site } from './site.tsx';

const files = site('/app.js');
const names = Object.keys(files).filter((name) => name.endsWith('.html'));
const parsed = await Promise.all(
  // These options also parse what is in `noscript`.
  names.map(async (name) => parse(`${await files[name]?.()}`, { blockTextElements: { script: true, style: true } })),
);
const documents = new Map(names.map((name, index) => [name, parsed[index] as HTMLElement]));
const documentAt = (path: string): HTMLElement => documents.get(fileOf(path)) as HTMLElement;

const one = (place: HTMLElement, selector: string): HTMLElement => place.querySelector(selector) ?? parse('');
/** The words of each element, on one line. */
const textsOf = (place: HTMLElement, selector: string): string[] => place.querySelectorAll(selector).map(textOf);
const textOf = ({ text }: HTMLElement) => text.replaceAll(/[\s\u200b]+/g, ' ').trim();
const linksOf = (place: HTMLElement) =>
  place.querySelectorAll('a').map((link) => [textOf(link), link.getAttribute('href')] as const);

const NAVIGATION = [
  ['Problem', '/#problem'],
  ['Solution', '/#solution'],
  ['How it Works', '/#how-it-works'],
  ['Benefits', '/#benefits'],
];
const FOOTER = [
  ['Privacy Policy', '/privacy'],
  ['Terms of Service', '/terms'],
  ['Contact', '/contact'],
  [expect.any(String), expect.stringMatching(/^https:\/\/([a-z]+\.)?linkedin\.com\//)],
];

const landing = documentAt('/');
const COPY =
  'Be the first to try the product when we launch. Get early access and help shape the future of organizational memory.';
const OPENER = '[command=show-modal][commandfor=waitlist-dialog]';

test.each<[what: string, path: string, selector: string, texts: unknown[]]>([
  ['four pains', '/', '#problem h3', ['Lost context', 'Repeated debates', 'Endless searching', 'Slow onboarding']],
  ['three features', '/', '#solution h3', Array(3).fill(expect.any(String))],
  ['a sample chat', '/', '#solution figure li', Array(5).fill(expect.any(String))],
  ['three steps', '/', '#how-it-works h3', ['Connect', 'AI captures decisions', 'Ask anytime']],
  [
    'four integrations',
    '/',
    '#trust div:nth-last-child(2) > ul li',
    ['Team chat', 'Email', 'Vector database', 'More Soon'],
  ],
  ['badges of security and compliance', '/', '#trust div:last-child > ul li', Array(4).fill(expect.any(String))],
  ['a button that opens the dialog', '/', `header ${OPENER}`, ['Join Waitlist']],
  ['others in the hero and below', '/', `main ${OPENER}`, Array(2).fill('Join the Waitlist')],
  ['a dialog with a title', '/', 'dialog h2', ['Join the Waitlist']],
  ['a text in it', '/', '#waitlist-dialog-lead', [COPY]],
  ['three benefits in it', '/', 'dialog li', ['Free during beta', 'Priority support', 'Shape the roadmap']],
  // The second one is the honeypot's, which only text browsers show.
  ['one field in it', '/', 'dialog label', ['Email address', 'Leave this field empty']],
  ['one button in its form', '/', 'dialog form button', ['Join Waitlist']],
  ['a title', '/privacy', 'h1', ['Privacy Policy']],
  ['a title', '/terms', 'h1', ['Terms of Service']],
  ['a title', '/contact', 'h1', ['Contact']],
  ['a title', '/404', 'h1', ['Page Not Found']],
  ['a way home', '/404', 'main a[href="/"]', ['Return to Home']],
])('§1 §2 there is %s on %s: %s', (_, path, selector, texts) => {
  expect(textsOf(documentAt(path), selector)).toEqual(texts);
});

test('§1 §2 the landing page has its sections in order', () => {
  const parts = landing.querySelectorAll('header, h1, section[id], section[id=waitlist] form, footer');
  expect(parts.map(({ id, tagName }) => id || tagName.toLowerCase())).toEqual([
    ...['header', 'h1', 'problem', 'solution', 'how-it-works', 'benefits', 'trust', 'waitlist', 'join-website'],
    'footer',
  ]);
});

test('§1 the landing page says for whom the product is and what it does', () => {
  const [lead] = textsOf(landing, 'main p');
  expect(lead).toMatch(/ is the AI memory agent for fast-growing teams\. .*connects to your team chat and email/);
  expect(lead).toMatch(/keeps every decision and action with its reason, and answers when your team asks\.$/);
});

test.each([
  'saves 5+ hours per week per employee',
  '90% faster onboarding',
  '100% knowledge retained',
  '500+ teams on the waitlist',
  'free during beta',
  'priority support',
])('§1 the landing page claims: %s', (claim) => {
  expect(textsOf(landing, 'main :is(p, li)').filter((text) => text.toLowerCase().startsWith(claim))).not.toEqual([]);
});

test('§2 header and menu have the logo, which leads home, and the navigation items', () => {
  // The logo, the bar, the button's stand-in without scripts, and the menu of small screens.
  const links = [[brand.name, '/'], ...NAVIGATION, ['Join Waitlist', '/#waitlist'], ...NAVIGATION];
  expect(linksOf(one(landing, 'header'))).toEqual(links);
});

test('§2 the footer has its links, and the year 2024', () => {
  expect(linksOf(one(landing, 'footer'))).toEqual(expect.arrayContaining(FOOTER));
  expect(one(landing, 'footer').text).toContain('© 2024');
});

test.each([
  ['/', 'email', 'input[type=email][placeholder="Enter your work email"]'],
  ['/contact', 'name', 'input'],
  ['/contact', 'email', 'input[type=email]'],
  ['/contact', 'message', 'textarea[rows=5]'],
])('§2 §5 the form of %s requires the field %s', (path, name, element) => {
  expect(documentAt(path).querySelectorAll(`main form ${element}[name=${name}][required]`)).toHaveLength(1);
});

test('each form has the honeypot, and below its button a link to the privacy policy', () => {
  const forms = [...documents.values()].flatMap((page) => page.querySelectorAll('form'));
  expect(forms.length).toBeGreaterThan(3);
  for (const form of forms) {
    expect(`${form}`).toMatch(/type="submit".* href="\/privacy"[^>]*>Privacy Policy<\/a>/s);
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

test.each([
  ['contact support', '/contact'],
  ['Leave the waitlist', '/contact?about=leave'],
])('§2 each link "%s" leads to %s', (words, target) => {
  const targets = links.filter(([text]) => text === words).map(([, to]) => to);
  expect(new Set(targets)).toEqual(new Set([target]));
});

test.each([
  ['sitemap.xml', '</loc>'],
  ['llms.txt', '): '],
])('%s names every page, but no outcome page', async (name, end) => {
  const text = await files[name]?.();
  for (const path of Object.keys(pages)) expect(text).toContain(`${siteUrl}${path}${end}`);
  expect(text).not.toContain('/form/');
});

test.each(Object.keys(pages))('the page %s names its own address to search engines and previews', (path) => {
  const page = documentAt(path);
  expect(one(page, 'link[rel=canonical]').getAttribute('href')).toBe(siteUrl + path);
  expect(one(page, 'meta[property="og:url"]').getAttribute('content')).toBe(siteUrl + path);
});

test('security.txt leads to the contact page, and expires within a year of the build', async () => {
  const text = await files['.well-known/security.txt']?.();
  const [, expires = ''] = /^Contact: https:\/\/[^/]+\/contact\nExpires: (\S+)\n$/.exec(`${text}`) ?? [];
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect([days > 360, days < 365]).toEqual([true, true]);
});

test.each(OUTCOME_NAMES)('the page /form/%s has the words of its toast, is not indexed and loads no app', (name) => {
  const page = documentAt(`/form/${name}`);
  expect(textsOf(page, 'h1')).toEqual([typeset(outcomeTexts[name].title)]);
  expect(textsOf(page, 'main p')).toContain(typeset(outcomeTexts[name].description));
  expect(one(page, 'meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(`${page}`).not.toContain('/app.js');
});

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

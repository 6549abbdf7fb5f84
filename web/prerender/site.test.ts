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
const header = one(landing, 'header');
const main = one(landing, 'main');
const dialog = one(landing, 'dialog');

test('§1 §2 the landing page has its sections in order', () => {
  const parts = landing.querySelectorAll('header, h1, section[id], section[id=waitlist] form, footer');
  expect(parts.map(({ id, tagName }) => id || tagName.toLowerCase())).toEqual([
    ...['header', 'h1', 'problem', 'solution', 'how-it-works', 'benefits', 'trust', 'waitlist', 'join-website'],
    'footer',
  ]);
});

test('§1 the landing page says for whom the product is and what it does', () => {
  const [lead] = textsOf(main, 'p');
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
  expect(textsOf(main, 'p, li').filter((text) => text.toLowerCase().startsWith(claim))).not.toEqual([]);
});

test.each([
  ['four pains', '#problem h3', ['Lost context', 'Repeated debates', 'Endless searching', 'Slow onboarding']],
  ['three features', '#solution h3', Array(3).fill(expect.any(String))],
  ['a sample chat', '#solution figure li', Array(5).fill(expect.any(String))],
  ['three steps', '#how-it-works h3', ['Connect', 'AI captures decisions', 'Ask anytime']],
  ['the integrations', '#trust div:nth-last-child(2) > ul li', ['Team chat', 'Email', 'Vector database', 'More Soon']],
  ['badges of security and compliance', '#trust div:last-child > ul li', Array(4).fill(expect.any(String))],
])('§1 the landing page has %s', (_, selector, texts) => {
  expect(textsOf(main, selector)).toEqual(texts);
});

test('§2 header and menu have the logo, which leads home, and the navigation items', () => {
  // The logo, the bar, the button's stand-in without scripts, and the menu of small screens.
  expect(linksOf(header)).toEqual([[brand.name, '/'], ...NAVIGATION, ['Join Waitlist', '/#waitlist'], ...NAVIGATION]);
});

test('§2 "Join Waitlist" and the hero’s "Join the Waitlist" open the same dialog', () => {
  const opener = '[command=show-modal][commandfor=waitlist-dialog]';
  expect([textsOf(header, opener), textsOf(main, opener)[0]]).toEqual([['Join Waitlist'], 'Join the Waitlist']);
});

test('§2 the waitlist dialog has logo, title, text, three benefits, one field and one button', () => {
  const COPY =
    'Be the first to try the product when we launch. Get early access and help shape the future of organizational memory.';
  expect(one(dialog, 'svg').getAttribute('role')).toBe('img');
  expect(textsOf(dialog, `#${dialog.getAttribute('aria-labelledby')}`)).toEqual(['Join the Waitlist']);
  expect(textsOf(dialog, `#${dialog.getAttribute('aria-describedby')}`)).toEqual([COPY]);
  const benefits = textsOf(dialog, 'li').map((benefit) => benefit.toLowerCase());
  expect(benefits).toEqual(['free during beta', 'priority support', 'shape the roadmap']);
  // The second one is the honeypot's, which only text browsers show.
  expect(textsOf(dialog, 'label')).toEqual(['Email address', 'Leave this field empty']);
  expect(one(dialog, '[name=email]').getAttribute('placeholder')).toBe('Enter your work email');
  expect(textsOf(dialog, 'form button')).toEqual(['Join Waitlist']);
});

test('§2 the footer has its links, and the year 2024', () => {
  expect(linksOf(one(landing, 'footer'))).toEqual(expect.arrayContaining(FOOTER));
  expect(one(landing, 'footer').text).toContain('© 2024');
});

test.each([
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/contact', 'Contact'],
  ['/404', 'Page Not Found'],
])('§2 %s is titled "%s"', (path, title) => {
  expect(textsOf(documentAt(path), 'h1')).toEqual([title]);
  expect(one(documentAt(path), 'title').text).toContain(title);
});

test.each([
  ['/', 'email', 'input[type=email]'],
  ['/contact', 'name', 'input'],
  ['/contact', 'email', 'input[type=email]'],
  ['/contact', 'message', 'textarea[rows=5]'],
])('§2 §5 the form of %s requires the field %s', (path, name, element) => {
  expect(documentAt(path).querySelectorAll(`main form ${element}[name=${name}][required]`)).toHaveLength(1);
});

test('§2 the page of an unknown address leads home', () => {
  expect(linksOf(one(documentAt('/404'), 'main'))).toEqual([['Return to Home', '/']]);
});

/** A time of day or a day without a year, as HTML writes them. */
const VALID_TIME = /^([01]\d|2[0-3]):[0-5]\d$|^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

test.each([...documents])('%s has the markup that browsers and screen readers need', (_, page) => {
  // VoiceOver ignores lists without bullets.
  expect(page.querySelectorAll(':is(ul, ol):not([role=list])')).toEqual([]);
  const times = page.querySelectorAll('time').map((time) => time.getAttribute('datetime') ?? '');
  expect(times.filter((time) => !VALID_TIME.test(time))).toEqual([]);
  const references = ['for', 'commandfor', 'popovertarget', 'aria-labelledby', 'aria-describedby'].flatMap((name) =>
    page.querySelectorAll(`[${name}]`).flatMap((element) => `${element.getAttribute(name)}`.split(' ')),
  );
  expect(references.filter((id) => !page.getElementById(id))).toEqual([]);
  expect(page.querySelectorAll('svg:not([aria-hidden=true], [role=img][aria-label])')).toEqual([]);
  // MUI would write these attributes where HTML forbids them.
  const forbidden =
    ':is(div, label):is([required], [spellcheck], [autocapitalize]), textarea[type], label[aria-hidden]';
  expect(page.querySelectorAll(forbidden)).toEqual([]);
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

test.each(['not-joined', 'message-not-sent'])('the page %s does not claim that nothing was stored', (name) => {
  // After an outage a late write can still arrive.
  const { text } = one(documentAt(`/form/${name}`), 'main');
  expect(text).toMatch(/try again later.*Back button/s);
  expect(text).not.toMatch(/couldn’t|could not|not stored/i);
});

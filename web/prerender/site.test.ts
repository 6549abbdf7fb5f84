import { type HTMLElement, parse } from 'node-html-parser';
import { describe, expect, test, vi } from 'vitest';
import { HONEYPOT } from '../../shared/contract.ts';
import { outcomeNames } from '../../shared/outcomes.ts';
import { brand } from '../src/content/brand.ts';
import { pages } from '../src/content/pages.ts';
import { siteUrl } from './plainFiles.ts';
import { fileOf, site } from './site.tsx';

const files = site('/app.js');
const names = Object.keys(files).filter((name) => name.endsWith('.html'));
const parsed = await Promise.all(
  // Also parses what is in `noscript`.
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

const COPY =
  'Be the first to try the product when we launch. Get early access and help shape the future of organizational memory.';
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
])('§1 §9 the landing page claims: %s', (claim) => {
  expect(textsOf(main, 'p, li').filter((text) => text.toLowerCase().startsWith(claim))).not.toEqual([]);
});

test.each([
  ['four pain points', '#problem h3', ['Lost context', 'Repeated debates', 'Endless searching', 'Slow onboarding']],
  ['three features', '#solution h3', Array(3).fill(expect.any(String))],
  ['three steps', '#how-it-works h3', ['Connect', 'AI captures decisions', 'Ask anytime']],
  ['the integrations', '#trust ul:first-of-type li', ['Team chat', 'Email', 'Vector database', 'More Soon']],
])('§1 the landing page names %s', (_, selector, texts) => {
  expect(textsOf(main, selector)).toEqual(texts);
});

test('§1 the landing page shows a sample chat, and badges of security and compliance', () => {
  expect(textsOf(main, '#solution figure li').length).toBeGreaterThan(3);
  expect(textsOf(main, '#trust h3')).toContain('Security and compliance');
  expect(textsOf(main, '#trust h3 ~ ul li, #trust h3 + * li').length).toBeGreaterThan(1);
});

test('§2 header and menu have the navigation items, and "Join Waitlist" and the hero’s button open the dialog', () => {
  // The logo, the bar, the button's stand-in without scripts, and the menu of small screens.
  expect(linksOf(header)).toEqual([[brand.name, '/'], ...NAVIGATION, ['Join Waitlist', '/#waitlist'], ...NAVIGATION]);
  const opener = '[command=show-modal][commandfor=waitlist-dialog]';
  expect(textsOf(header, opener)).toEqual(['Join Waitlist']);
  expect(textsOf(main, opener)[0]).toBe('Join the Waitlist');
});

test('§1 §2 the waitlist dialog has logo, title, copy, three benefits, one field and one button', () => {
  expect(dialog.id).toBe('waitlist-dialog');
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

test('§2 §9 the footer has its links, and the year 2024', () => {
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

/** A time of day or a day without a year, as HTML writes them. */
const VALID_TIME = /^([01]\d|2[0-3]):[0-5]\d$|^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

describe.each([...Object.keys(pages), '/404'])('the markup of %s', (path) => {
  const page = documentAt(path);

  test('§2 has skip link, header, footer and waitlist dialog of the landing page', () => {
    const frame = (place: HTMLElement) =>
      ['#root > a', 'header', 'footer', 'dialog'].map((part) => `${one(place, part)}`.replaceAll(/_R_\w+/g, ''));
    expect(frame(page)).toEqual(frame(landing));
    expect(one(page, '#root > a').getAttribute('href')).toBe('#main');
    expect(one(page, 'main').getAttribute('tabindex')).toBe('-1');
  });

  test('has role="list" on every list, because VoiceOver ignores lists without bullets', () => {
    expect(page.querySelectorAll('ul, ol').length).toBeGreaterThan(0);
    expect(page.querySelectorAll(':is(ul, ol):not([role=list])')).toEqual([]);
  });

  test('has a valid datetime on every time element', () => {
    const times = page.querySelectorAll('time').map((time) => time.getAttribute('datetime') ?? '');
    expect(times.filter((time) => !VALID_TIME.test(time))).toEqual([]);
    if (path === '/') expect(times.length).toBeGreaterThan(0);
  });
});

describe.each([...documents])('%s', (_, page) => {
  test('has each id that it refers to, and a name for each picture that is not hidden', () => {
    const references = ['for', 'commandfor', 'popovertarget', 'aria-labelledby', 'aria-describedby'].flatMap((name) =>
      page.querySelectorAll(`[${name}]`).flatMap((element) => `${element.getAttribute(name)}`.split(' ')),
    );
    expect(references.filter((id) => !page.getElementById(id))).toEqual([]);
    expect(page.querySelectorAll('svg:not([aria-hidden=true], [role=img][aria-label])')).toEqual([]);
  });

  test('has below each form’s button a link to the privacy policy, and in each form the honeypot', () => {
    for (const form of page.querySelectorAll('form')) {
      expect(`${form}`).toMatch(/type="submit".* href="\/privacy"[^>]*>Privacy Policy<\/a>\./s);
      expect(form.querySelectorAll(`[name=${HONEYPOT}]`)).toHaveLength(1);
    }
  });
});

test('every link inside the site leads to a page, and to an anchor that it has', () => {
  const targets = [...documents.values()].flatMap(linksOf).flatMap(([, to]) => (to?.startsWith('/') ? [to] : []));
  const dead = targets.filter((target) => {
    const { pathname, hash } = new URL(target, 'http://localhost');
    const page = documents.get(fileOf(pathname));
    return !(page && (hash === '' || page.getElementById(hash.slice(1))));
  });
  expect(new Set(targets).size).toBeGreaterThan(5);
  expect(dead).toEqual([]);
});

test.each([
  ['Privacy Policy', '/privacy'],
  ['Terms of Service', '/terms'],
  ['Contact', '/contact'],
  ['contact support', '/contact'],
  ['Leave the waitlist', '/contact?about=leave'],
  ['Return to Home', '/'],
])('§2 each link "%s" leads to %s', (words, target) => {
  const targets = [...documents.values()].flatMap(linksOf).filter(([text]) => text === words);
  expect(new Set(targets.map(([, to]) => to))).toEqual(new Set([target]));
});

test('no field puts an attribute where HTML forbids it', () => {
  const page = documentAt('/contact');
  expect(page.querySelectorAll('[autocapitalize=words]')).not.toEqual([]);
  const forbidden = ':is(div, label):is([required], [spellcheck], [autocapitalize]), textarea[type]';
  expect(page.querySelectorAll(forbidden)).toEqual([]);
});

test.each([
  ['sitemap.xml', '</loc>'],
  ['llms.txt', '): '],
])('%s names every page, but no answer to a form', async (name, end) => {
  const text = await files[name]?.();
  for (const path of Object.keys(pages)) expect(text).toContain(`${siteUrl}${path}${end}`);
  expect(text).not.toContain('/form/');
});

test('security.txt leads to the contact page, and expires within a year of the build', async () => {
  const text = await files['.well-known/security.txt']?.();
  const [, expires = ''] = /^Contact: https:\/\/[^/]+\/contact\nExpires: (\S+)\n$/.exec(`${text}`) ?? [];
  expect(new Date(expires).toISOString()).toBe(expires);
  const days = (Date.parse(expires) - Date.now()) / 86_400_000;
  expect([days > 360, days < 365]).toEqual([true, true]);
});

test.each(outcomeNames)('/form/%s is not indexed and loads no app', (name) => {
  expect(one(documentAt(`/form/${name}`), 'meta[name=robots]').getAttribute('content')).toBe('noindex');
  expect(`${documentAt(`/form/${name}`)}`).not.toContain('/app.js');
});

test('a build with VITE_NOINDEX says noindex on every page, and no other build does on a page', async () => {
  const indexed = () => Promise.all(Object.keys(pages).map((path) => site('/app.js')[fileOf(path)]?.()));
  expect(`${await indexed()}`).not.toContain('noindex');
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

import { expect, test } from 'vitest';
import { outcomeNames } from '../../shared/contract.ts';
import { pages } from '../src/content/pages.ts';
import { fileOf, site } from './site.tsx';

const PATHS = [...Object.keys(pages), '/404'];
const files = Object.entries(site('/app.js')).filter(([name]) => name.endsWith('.html'));
const made = new Map(await Promise.all(files.map(async ([name, make]) => [name, `${await make()}`] as const)));
const markupOf = (path: string): string => made.get(fileOf(path)) ?? '';

/** The words of some HTML, on one line. */
const words = (html: string): string => {
  const text = html.replace(/<(style|script|svg)\b.*?<\/\1>|<[^>]*>/gs, '').replaceAll('&#x27;', "'");
  return text.replace(/[\s\u200b]+/g, ' ').trim();
};
/** The first element of a kind, or the one with an id. */
const part = (html: string, element: string, id?: string): string =>
  new RegExp(`<${element}\\b${id ? ` id="${id}"` : ''}.*?</${element}>`, 's').exec(html)?.[0] ?? '';
/** The words of each element of a kind. */
const all = (html: string, element: string): string[] =>
  [...html.matchAll(new RegExp(`<(${element})\\b[^>]*>(.*?)</\\1>`, 'gs'))].map(([, , inner = '']) => words(inner));
const links = (html: string) =>
  [...html.matchAll(/<a\b[^>]* href="([^"]*)"[^>]*>(.*?)<\/a>/gs)].map(([, to, inner = '']) => [words(inner), to]);

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
  [expect.any(String), expect.stringMatching(/^https:\/\/www\.linkedin\.com\//)],
];

const landing = markupOf('/');
const header = part(landing, 'header');
const main = part(landing, 'main');
const dialog = part(landing, 'dialog');

test('§1 §2 the landing page has its sections in order', () => {
  const anchors = ['problem', 'solution', 'how-it-works', 'benefits'].map((id) => `<section id="${id}"`);
  const parts = ['<header', '<h1', ...anchors, 'More Soon', '<section id="waitlist"', '<form', '<footer'];
  const places = parts.map((start) => landing.indexOf(start));
  expect(places).not.toContain(-1);
  expect(places).toEqual(places.toSorted((a, b) => a - b));
});

test('§1 the landing page says for whom the product is and what it does', () => {
  const [lead] = all(main, 'p');
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
  expect(all(main, 'p|li').filter((text) => text.toLowerCase().startsWith(claim))).not.toEqual([]);
});

test.each([
  ['four pain points', 'problem', ['Lost context', 'Repeated debates', 'Endless searching', 'Slow onboarding']],
  ['three features', 'solution', Array(3).fill(expect.any(String))],
  ['three steps', 'how-it-works', ['Connect', 'AI captures decisions', 'Ask anytime']],
])('§1 the landing page names %s', (_, id, names) => {
  expect(all(part(main, 'section', id), 'h3')).toEqual(names);
});

test('§1 the landing page shows a sample chat, the integrations, and badges of security and compliance', () => {
  expect(all(part(part(main, 'section', 'solution'), 'figure'), 'li').length).toBeGreaterThan(3);
  const trust = part(main, 'section', 'trust');
  expect(all(part(trust, 'ul'), 'li')).toEqual(['Team chat', 'Email', 'Vector database', 'More Soon']);
  expect(all(`${trust.split('Security and compliance</h3>')[1]}`, 'li').length).toBeGreaterThan(1);
});

test('§2 header and menu have the navigation items, and "Join Waitlist" and the hero’s button open the dialog', () => {
  // The logo, the bar, the button's stand-in without scripts, and the menu of small screens.
  expect(links(header)).toEqual([['', '/'], ...NAVIGATION, ['Join Waitlist', '/#waitlist'], ...NAVIGATION]);
  expect(all(header, 'button')[0]).toBe('Join Waitlist');
  expect(all(main, 'button')[0]).toBe('Join the Waitlist');
  const opener = ' command="show-modal" commandfor="waitlist-dialog"';
  for (const place of [header, main]) expect(part(place, 'button')).toContain(opener);
});

test('§1 §2 the waitlist dialog has logo, title, copy, three benefits, one field and one button', () => {
  expect(dialog).toMatch(/^<dialog id="waitlist-dialog".* aria-labelledby="([^"]*)".*<svg role="img".* id="\1"/s);
  expect(all(dialog, 'h2')).toEqual(['Join the Waitlist']);
  expect(dialog).toMatch(new RegExp(` aria-describedby="([^"]*)".* id="\\1"[^>]*>${COPY}<`, 's'));
  const benefits = all(dialog, 'li').map((benefit) => benefit.toLowerCase());
  expect(benefits).toEqual(['free during beta', 'priority support', 'shape the roadmap']);
  // The second one is the honeypot's, which only text browsers show.
  expect(all(dialog, 'label')).toEqual(['Email address', 'Leave this field empty']);
  expect(dialog).toContain(' placeholder="Enter your work email"');
  expect(all(part(dialog, 'form'), 'button')).toEqual(['Join Waitlist']);
});

test('§2 §9 the footer has its links, and the year 2024', () => {
  const footer = part(landing, 'footer');
  expect(links(footer)).toEqual(expect.arrayContaining(FOOTER));
  expect(words(footer)).toContain('© 2024');
});

test.each(PATHS)('§2 %s has skip link, header, footer and waitlist dialog of the landing page', (path) => {
  const html = markupOf(path);
  const frame = (text: string) =>
    [/<body>.*<\/header>/s, /<footer.*/s].map((place) => place.exec(text)?.[0].replaceAll(/_R_\w+/g, ''));
  expect(frame(html)).toEqual(frame(landing));
  expect(html).toMatch(/<body><div id="root"><a href="#main".*<main id="main" tabindex="-1"/s);
});

test.each([...made])('each id that %s refers to is there, and each picture has a name or is hidden', (_, html) => {
  const references = html.matchAll(/ (?:for|commandfor|popovertarget|aria-labelledby|aria-describedby)="([^"]*)"/gi);
  const ids = [...references].flatMap(([, list = '']) => list.split(' '));
  expect(ids.filter((id) => !html.includes(` id="${id}"`))).toEqual([]);
  const pictures = html.match(/<svg\b[^>]*>/g) ?? [];
  expect(pictures.filter((svg) => !/ aria-hidden="true"| role="img" aria-label="\S/.test(svg))).toEqual([]);
});

test.each([
  ['/privacy', 'Privacy Policy'],
  ['/terms', 'Terms of Service'],
  ['/contact', 'Contact'],
  ['/404', 'Page Not Found'],
])('§2 %s is titled "%s"', (path, title) => {
  const html = markupOf(path);
  expect(all(html, 'h1')).toEqual([title]);
  expect(all(html, 'title')[0]).toContain(title);
});

test('§2 the 404 page has a link "Return to Home"', () => {
  expect(links(part(markupOf('/404'), 'main'))).toEqual([['Return to Home', '/']]);
});

test.each(outcomeNames)('/form/%s is not indexed and loads no app', (name) => {
  expect(markupOf(`/form/${name}`)).toContain('<meta name="robots" content="noindex"');
  expect(markupOf(`/form/${name}`)).not.toContain('/app.js');
});

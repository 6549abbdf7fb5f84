import { describe, expect, test } from 'vitest';
import { HONEYPOT } from '../../shared/contract.ts';
import { pages } from '../src/content/pages.ts';
import { siteUrl } from './plainFiles.ts';
import { render } from './render.tsx';
import { fileOf, site } from './site.tsx';

const files = site('/app.js');

/** A time of day or a day without a year, as HTML writes them. */
const VALID_TIME = /^([01]\d|2[0-3]):[0-5]\d$|^(0[1-9]|1[0-2])-(0[1-9]|[12]\d|3[01])$/;

describe.each([...Object.keys(pages), '/404'])('the markup of %s', async (path) => {
  const html = (await files[fileOf(path)]?.()) ?? '';

  test('has role="list" on every list, because VoiceOver ignores lists without bullets', () => {
    const lists = html.match(/<[uo]l\b[^>]*>/g) ?? [];
    expect(lists.length).toBeGreaterThan(0);
    expect(lists.filter((list) => !list.includes('role="list"'))).toEqual([]);
  });

  test('has a valid datetime on every time element', () => {
    const times = [...html.matchAll(/<time(?: dateTime="([^"]*)")?/gi)].map(([, time]) => time ?? '');
    expect(times.filter((time) => !VALID_TIME.test(time))).toEqual([]);
    if (path === '/') expect(times.length).toBeGreaterThan(0);
  });
});

test('every link inside the site leads to a page, and to an anchor that it has', async () => {
  const names = Object.keys(files).filter((name) => name.endsWith('.html'));
  const html = Object.fromEntries(await Promise.all(names.map(async (name) => [name, await files[name]?.()])));
  const links = names.flatMap((name) => [...html[name].matchAll(/<a\b[^>]* href="(\/[^"]*)"/g)].map(([, to]) => to));
  expect(new Set(links).size).toBeGreaterThan(5);
  const dead = links.filter((link) => {
    const { pathname, hash } = new URL(link, 'http://localhost');
    return !html[fileOf(pathname)]?.includes(hash && ` id="${hash.slice(1)}"`);
  });
  expect(dead).toEqual([]);
});

/** Where links with these words lead. */
const TARGETS: Record<string, string> = {
  'Privacy Policy': '/privacy',
  'Terms of Service': '/terms',
  Contact: '/contact',
  'contact support': '/contact',
  'Leave the waitlist': '/contact?about=leave',
  'Return to Home': '/',
};

test.each(Object.keys(files).filter((name) => name.endsWith('.html')))(
  '§2 each link of %s leads where its words say, and each form has one to the privacy policy below its button',
  async (name) => {
    const html = (await files[name]?.()) ?? '';
    const links = [...html.matchAll(/<a\b[^>]* href="([^"]*)"[^>]*>([^<]*)<\/a>/g)];
    for (const [, target, words = ''] of links) expect(target, words).toBe(TARGETS[words] ?? target);
    const forms = html.match(/<form\b.*?<\/form>/gs) ?? [];
    for (const form of forms) {
      expect(form).toMatch(/type="submit".* href="\/privacy"[^>]*>Privacy Policy<\/a>\./s);
      expect(form, 'the honeypot').toContain(` name="${HONEYPOT}"`);
    }
    if (['index.html', 'contact.html'].includes(name)) expect(forms.length).toBeGreaterThan(0);
  },
);

test('no field puts an attribute where HTML forbids it', async () => {
  const html = await files['contact.html']?.();
  expect(html).toContain('<textarea');
  expect(html).not.toMatch(/<(?:div|label)[^>]* (?:required|spellcheck|autocapitalize)=|<textarea[^>]* type=/);
  expect(html).toContain('autoCapitalize="words"');
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
  const lines = String(await files['.well-known/security.txt']?.()).split('\n');
  expect(lines).toEqual([expect.any(String), expect.any(String), '']);
  const { Contact = '', Expires = '' } = Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2)));
  expect(Contact).toMatch(/^https:\/\/[^/]+\/contact$/);
  expect(new Date(Expires).toISOString()).toBe(Expires);
  const days = (Date.parse(Expires) - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(360);
  expect(days).toBeLessThan(365);
});

test('a component that throws while it is prerendered fails the build', () => {
  const Broken = () => {
    throw new TypeError('no title');
  };
  expect(() => render('/', <Broken />)).toThrow('no title');
});

test.each(['not-joined', 'message-not-sent'])('the page %s does not claim that nothing was stored', async (name) => {
  // After an outage a late write can still arrive.
  const html = await files[fileOf(`/form/${name}`)]?.();
  expect(html).toMatch(/try again later.*Back button/s);
  expect(html).not.toMatch(/couldn’t|could not|not stored/i);
});

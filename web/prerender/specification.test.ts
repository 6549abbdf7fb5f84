import { expect, test } from 'vitest';
import { isFailure, type Outcome } from '../../shared/outcomes.ts';
import { linksOf, one, parsed, textsOf } from '../../tests/kit/documents.ts';
import { outcomeTexts, sendingTexts } from '../src/content/forms.ts';
import { privacy } from '../src/content/legal.ts';
import { owner } from '../src/content/owner.ts';
import { brand, fallback } from '../src/content/site.ts';
import { fileOf, site } from './site.tsx';

// What Stet's specification says to the letter. A site with other words doesn't need this file.

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
  [expect.any(String), owner.companyPage],
];

const documentAt = (path: string) => parsed(site('/app.js'), fileOf(path));
const landing = await documentAt('/');
const COPY =
  'Be the first to try the product when we launch. Get early access and help shape the future of organizational memory.';
const OPENER = '[command=show-modal][commandfor=waitlist-dialog]';

test.each<[what: string, path: string, selector: string, texts: unknown[]]>([
  ['four pains', '/', '#problem h3', ['Lost context', 'Repeated debates', 'Endless searching', 'Slow onboarding']],
  ['three features', '/', '#solution h3', Array(3).fill(expect.any(String))],
  ['a sample chat', '/', '#solution figure', [expect.any(String)]],
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
])('§1 §2 there is %s on %s: %s', async (_, path, selector, texts) => {
  expect(textsOf(await documentAt(path), selector)).toEqual(texts);
});

test('§1 §2 the landing page has its sections in order', () => {
  const parts = landing.querySelectorAll('header, h1, section[id], section[id=waitlist] form, footer');
  expect(parts.map(({ id, tagName }) => id || tagName.toLowerCase()).join(' ')).toBe(
    'header h1 problem solution how-it-works benefits trust waitlist join-website footer',
  );
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

test('the page says in words what the product doesn’t read', () => {
  expect(textsOf(landing, '#how-it-works [role=img] > :last-child')).toEqual(['#random is off']);
  expect(textsOf(landing, '#trust [role=img]')).toEqual(['Private messages stay off']);
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
])('§2 §5 the form of %s requires the field %s', async (path, name, element) => {
  const page = await documentAt(path);
  expect(page.querySelectorAll(`main form ${element}[name=${name}][required]`)).toHaveLength(1);
});

test('§2 §3 §4 a form says "Joining..." or "Sending..." on its way, and a page that failed how to go on', () => {
  expect(sendingTexts).toEqual({ joinWaitlist: 'Joining...', submitContact: 'Sending...' });
  const lead = "We're sorry, but something unexpected happened.";
  expect(fallback).toMatchObject({ title: 'Something went wrong', lead, reload: 'Reload Page' });
});

test.each<[Outcome, title: string, description: string, tone: 'destructive' | 'not destructive']>([
  ['joined', "You're on the list! 🎉", "We'll notify you when early access opens.", 'not destructive'],
  [
    'already-registered',
    'Already registered! 🎉',
    "You're already on our waitlist. We'll notify you soon!",
    'not destructive',
  ],
  ['email-required', 'Email required', 'Please enter your email address.', 'destructive'],
  ['email-invalid', 'Invalid email', 'Please enter a valid email address.', 'destructive'],
  ['not-joined', 'Something went wrong', 'Please try again later or contact support.', 'destructive'],
  ['message-sent', 'Message sent!', "We'll get back to you as soon as possible.", 'not destructive'],
  ['message-not-sent', 'Error sending message', 'Please try again later.', 'destructive'],
])('§5 §8 %s says "%s", "%s", and is %s', (outcome, title, description, tone) => {
  expect(outcomeTexts[outcome]).toMatchObject({ title, description });
  expect(isFailure(outcome)).toBe(tone === 'destructive');
});

test('the privacy policy is true wherever Hosting logs, and whether or not messages are mailed', () => {
  const policy = JSON.stringify(privacy);
  expect(policy).toContain('Firebase Hosting delivers the pages from all over the world');
  expect(policy).toContain('network addresses included, for a few months at most.');
  expect(policy).toContain('If we have messages mailed to us, a copy goes through our email provider');
});

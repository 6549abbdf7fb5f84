import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { OUTCOME_NAMES } from '../../shared/outcomes.ts';
import { askSite } from '../../tools/launch/askSite.ts';
import { ROOT } from '../../tools/lib/project.ts';
import { pages } from '../../web/src/content/site.ts';
import { expect, test } from '../kit/site.ts';
import { origin } from '../kit/stack.ts';

/** On every response. */
const SECURITY = {
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin',
  'permissions-policy': expect.stringMatching(/camera=\(\).*geolocation=\(\).*microphone=\(\)/),
  'cross-origin-opener-policy': 'same-origin',
  'content-security-policy': expect.stringMatching(/^default-src 'none'; .*trusted-types 'none'$/),
};
const PAGE = { 'cache-control': 'no-cache', 'content-type': 'text/html; charset=utf-8' };
const ASSET = { 'cache-control': 'public, max-age=31536000, immutable' };

const PAGES = [...Object.keys(pages), ...OUTCOME_NAMES.map((name) => `/form/${name}`)];

const RESPONSES: [path: string, status: number, headers: Record<string, string>][] = [
  ...PAGES.map((path): [string, number, typeof PAGE] => [path, 200, PAGE]),
  ['/nope', 404, PAGE],
  // Each page has one address.
  ['/contact.html', 301, { location: '/contact' }],
  ['/contact/', 301, { location: '/contact' }],
  // Browsers ask for it by themselves.
  ['/favicon.ico', 200, { 'content-type': 'image/png' }],
  // Another site's preview may show it.
  ['/preview.png', 200, { 'content-type': 'image/png' }],
  ['/licences.md', 200, {}],
  ['/assets/missing.js', 404, {}],
  ['/api/joinWaitlist', 204, {}],
];

test('every response has its status and security headers, and allows no other origin', async ({ request }) => {
  const script = readdirSync(join(ROOT, 'web/dist/assets')).find((name) => name.endsWith('.js'));
  for (const [path, status, headers] of [...RESPONSES, [`/assets/${script}`, 200, ASSET] as const]) {
    const response = await request.get(path, { headers: { origin: 'https://elsewhere.example.com' }, maxRedirects: 0 });
    expect(response.status(), path).toBe(status);
    expect(response.headers(), path).toMatchObject({ ...SECURITY, ...headers });
    expect(response.headers(), path).not.toHaveProperty('access-control-allow-origin');
    if (!path.startsWith('/api/')) expect(response.headers()).not.toHaveProperty('cross-origin-resource-policy');
    const narrowed = '<meta http-equiv="Content-Security-Policy" content="style-src';
    if (headers === PAGE) expect(await response.text(), path).toContain(narrowed);
  }
});

test('the local site answers what npm run deploy asks a deployed one', async () => {
  expect(await askSite(origin)).toEqual([]);
});

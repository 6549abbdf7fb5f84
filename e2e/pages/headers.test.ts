import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, inject, test } from 'vitest';
import { outcomeNames } from '../../functions/src/contract/contract.ts';
import { ROOT } from '../../scripts/stack/project.ts';
import { pages } from '../../web/src/content/pages.ts';

const { origin } = inject('stack');

const SECURITY = {
  'strict-transport-security': /^max-age=63072000; includeSubDomains/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'content-security-policy': /^frame-ancestors 'none'; base-uri 'none'; object-src 'none'$/,
  'x-frame-options': /^DENY$/,
};

const PAGES = [...Object.keys(pages), ...outcomeNames.map((name) => `/form/${name}`), '/nope'];
const asset = `/assets/${readdirSync(join(ROOT, 'web/dist/assets')).find((name) => name.endsWith('.js'))}`;

test.each([...PAGES, asset, '/assets/missing.js', '/api/joinWaitlist'])(
  '%s carries the security headers and opens itself to no other origin',
  async (path) => {
    const { headers } = await fetch(origin + path, { headers: { origin: 'https://elsewhere.example.com' } });
    for (const [name, value] of Object.entries(SECURITY)) expect(headers.get(name), name).toMatch(value);
    expect(headers.get('access-control-allow-origin')).toBeNull();
  },
);

test.each(PAGES)('%s carries a content policy and is asked for again every time', async (path) => {
  const response = await fetch(origin + path);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(response.headers.get('content-type')).toMatch(/^text\/html; charset=utf-8$/i);
  const policy = '<meta http-equiv="Content-Security-Policy" content="default-src &#x27;none&#x27;; script-src ';
  expect(await response.text()).toContain(policy);
});

test('pages have one address each: without .html and without a slash at the end', async () => {
  for (const [from, to] of [
    ['/contact.html', '/contact'],
    ['/contact/', '/contact'],
    ['/index.html', '/'],
  ] as const) {
    const response = await fetch(origin + from, { redirect: 'manual' });
    expect([response.status, response.headers.get('location')], from).toEqual([301, to]);
  }
});

test('caches an asset for good; a missing one is a real 404 and never cached', async () => {
  const found = await fetch(origin + asset);
  expect([found.status, found.headers.get('cache-control')]).toEqual([200, 'public, max-age=31536000, immutable']);
  const missing = await fetch(`${origin}/assets/missing.js`);
  expect([missing.status, missing.headers.get('cache-control')]).toEqual([404, 'no-cache']);
});

test('nothing but the site is served', async () => {
  for (const path of ['/firebase.json', '/.firebaserc', '/package.json', '/functions/dist/index.cjs']) {
    expect((await fetch(origin + path)).status, path).toBe(404);
  }
});

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { expect, test } from 'playwright/test';
import { outcomeNames } from '../../functions/src/contract/contract.ts';
import { ROOT } from '../../local/project.ts';
import { pages } from '../../web/src/content/pages.ts';

/** How the Firebase CLI finds the files that it uploads. */
const { listFiles }: { listFiles(folder: string, ignore: string[]): string[] } = createRequire(import.meta.url)(
  'firebase-tools/lib/listFiles.js',
);

const SECURITY = {
  'strict-transport-security': /^max-age=63072000; includeSubDomains/,
  'x-content-type-options': /^nosniff$/,
  'referrer-policy': /^strict-origin-when-cross-origin$/,
  'permissions-policy': /camera=\(\).*geolocation=\(\).*microphone=\(\)/,
  'cross-origin-opener-policy': /^same-origin$/,
  'cross-origin-resource-policy': /^same-origin$/,
  'content-security-policy':
    /^default-src 'none'; script-src 'self' 'sha256-[^']+'; style-src 'self' 'unsafe-inline'; img-src 'self'; font-src data:; connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'; require-trusted-types-for 'script'; trusted-types 'none'$/,
  'x-frame-options': /^DENY$/,
};

const PAGES = [...Object.keys(pages), ...outcomeNames.map((name) => `/form/${name}`), '/nope'];
const asset = `/assets/${readdirSync(join(ROOT, 'web/dist/assets')).find((name) => name.endsWith('.js'))}`;

test('every response has the security headers, and allows no other origin', async ({ request }) => {
  for (const path of [...PAGES, asset, '/assets/missing.js', '/api/joinWaitlist']) {
    const headers = (await request.get(path, { headers: { origin: 'https://elsewhere.example.com' } })).headers();
    for (const [name, value] of Object.entries(SECURITY)) expect(headers[name], `${name} of ${path}`).toMatch(value);
    expect(headers['access-control-allow-origin'], path).toBeUndefined();
  }
});

test('every page narrows the policy for its styles, and is revalidated on every visit', async ({ request }) => {
  for (const path of PAGES) {
    const response = await request.get(path);
    expect(response.headers()['cache-control'], path).toBe('no-cache');
    expect(response.headers()['content-type'], path).toMatch(/^text\/html; charset=utf-8$/i);
    expect(await response.text(), path).toContain('<meta http-equiv="Content-Security-Policy" content="style-src');
  }
});

test('pages have one address each: without .html and without a slash at the end', async ({ request }) => {
  for (const [from, to] of [
    ['/contact.html', '/contact'],
    ['/contact/', '/contact'],
    ['/index.html', '/'],
  ] as const) {
    const response = await request.get(from, { maxRedirects: 0 });
    expect([response.status(), response.headers().location], from).toEqual([301, to]);
  }
});

test('an asset may be cached forever, and a missing asset gets a 404', async ({ request }) => {
  const found = await request.get(asset);
  expect([found.status(), found.headers()['cache-control']]).toEqual([200, 'public, max-age=31536000, immutable']);
  expect((await request.get('/assets/missing.js')).status()).toBe(404);
});

test('security.txt is served, and uploaded although files with a dot are not', async ({ request }) => {
  const response = await request.get('/.well-known/security.txt');
  expect([response.status(), response.headers()['content-type']]).toEqual([200, 'text/plain; charset=utf-8']);
  expect(await response.text()).toMatch(/^Contact: https:.*\/contact\nExpires: /);
  const { hosting } = JSON.parse(readFileSync(join(ROOT, 'firebase.json'), 'utf8'));
  const uploaded = listFiles(join(ROOT, hosting.public), hosting.ignore);
  expect(uploaded).toContain('.well-known/security.txt');
  expect(uploaded.filter((file) => /(^|\/)\.(?!well-known\/)|\.map$/.test(file))).toEqual([]);
});

test('nothing but the site is served', async ({ request }) => {
  for (const path of ['/firebase.json', '/.firebaserc', '/package.json', '/functions/dist/index.cjs']) {
    expect((await request.get(path)).status(), path).toBe(404);
  }
});

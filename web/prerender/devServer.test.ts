import { join } from 'node:path';
import { createServer, type ViteDevServer } from 'vite';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';

const WEB = join(import.meta.dirname, '..');

let server: ViteDevServer;
let origin: string;
beforeAll(async () => {
  server = await createServer({
    root: WEB,
    configFile: `${WEB}/vite.config.ts`,
    logLevel: 'error',
    server: { port: 0 },
  });
  await server.listen();
  origin = server.resolvedUrls?.local[0]?.replace(/\/$/, '') as string;
  // The first page waits until everything is transformed.
  await get('/');
}, 60_000);
afterAll(() => server.close());

const get = async (path: string) => {
  const response = await fetch(origin + path);
  return { response, body: await response.text() };
};

test('development shows the display face, the app and the icons', async () => {
  const { body } = await get('/');
  expect(body).toContain('@font-face{font-family:Newsreader');
  expect(body).toContain('data-app="/src/main.tsx"');
  expect(body).toContain('href="/icon.svg"');
  expect((await get('/icon.svg')).response.headers.get('content-type')).toBe('image/svg+xml');
});

test('development reports what the policy would block', async () => {
  const { response, body } = await get('/contact');
  const policy = response.headers.get('content-security-policy-report-only');
  expect(policy).toMatch(/script-src 'self' 'nonce-development' 'sha256-.*require-trusted-types-for 'script'/);
  expect(body).not.toContain('http-equiv');
});

test('development serves every other file, and the page for unknown addresses', async () => {
  expect((await get('/form/joined')).body).toContain('noindex');
  expect((await get('/sitemap.xml')).body).toContain('/privacy</loc>');
  const { response, body } = await get('/nope');
  expect(response.status).toBe(404);
  expect(body).toContain('Page Not Found');
});

test.each(['src/theme/tokens.ts', 'src/theme/base.ts', 'prerender/Document.tsx'])(
  'an edit of %s reloads the page',
  async (file) => {
    await get('/');
    const send = vi.spyOn(server.environments.client.hot, 'send');
    server.watcher.emit('change', `${WEB}/${file}`);
    const reload = expect.objectContaining({ type: 'full-reload' });
    await vi.waitFor(() => expect(send).toHaveBeenCalledWith(reload), { timeout: 10_000 });
    send.mockRestore();
  },
);

import { document } from './document.ts';

type Renderer = typeof import('../src/app/server.tsx');

/** Any path that no route has. */
const UNKNOWN_PATH = '/404';

/** Renders every route, and the page for all others, as a map of output file to HTML. */
export async function prerender(renderer: Renderer, loader: string): Promise<Map<string, string>> {
  const { notFoundMeta, pages, render } = renderer;
  const page = async (path: string, meta: { title: string; description: string }, head: string) =>
    document({ meta, head, loader, ...(await render(path)) });

  const files = new Map<string, string>();
  for (const [path, meta] of Object.entries(pages)) {
    files.set(path === '/' ? 'index.html' : `${path.slice(1)}.html`, await page(path, meta, ''));
  }
  files.set('404.html', await page(UNKNOWN_PATH, notFoundMeta, '<meta name="robots" content="noindex">'));
  return files;
}

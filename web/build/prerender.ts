import { document } from './document.ts';
import { displayedText, fontRule } from './font.ts';
import { previewHead, sharedHead } from './head.ts';

type Renderer = typeof import('../src/app/server.tsx');

/** Any path that no route has. */
const UNKNOWN_PATH = '/404';

/** Renders every route, and the page for all others, as a map of output file to HTML. */
export async function prerender(renderer: Renderer, loader: string): Promise<Map<string, string>> {
  const { displayFont, notFoundMeta, pages, render } = renderer;
  const paths = Object.keys(pages) as (keyof typeof pages)[];
  const sources = [
    ...paths.map((path) => ({ path, meta: pages[path], head: previewHead(renderer, path) })),
    { path: UNKNOWN_PATH, meta: notFoundMeta, head: '<meta name="robots" content="noindex">' },
  ];
  const rendered = await Promise.all(sources.map(async (source) => ({ ...source, ...(await render(source.path)) })));
  const font = await fontRule(displayFont, displayedText(rendered.map(({ html }) => html)));

  return new Map(
    rendered.map(({ path, head, ...page }) => [
      `${path === '/' ? 'index' : path.slice(1)}.html`,
      document({ ...page, head: sharedHead(renderer) + head, loader, font }),
    ]),
  );
}

import { document } from './document.ts';
import { displayedText, fontRule } from './font.ts';
import { previewHead, sharedHead } from './head.ts';

type Renderer = typeof import('../src/app/server.tsx');

/** Any path that no route has. */
const UNKNOWN_PATH = '/404';

/** Renders every route, and the page for all others, as a map of output file to HTML. */
export async function prerender(renderer: Renderer, loader: string): Promise<Map<string, string>> {
  const { descriptions, displayFont, notFoundDescription, notFoundTitle, pageTitles, render, usesRecaptcha } = renderer;
  const paths = Object.keys(pageTitles) as (keyof typeof pageTitles)[];
  const sources = [
    ...paths.map((path) => {
      const meta = { title: pageTitles[path], description: descriptions[path] };
      return { path, meta, head: previewHead(renderer, path, meta) };
    }),
    {
      path: UNKNOWN_PATH,
      meta: { title: notFoundTitle, description: notFoundDescription },
      head: '<meta name="robots" content="noindex">',
    },
  ];
  const rendered = await Promise.all(sources.map(async (source) => ({ ...source, ...(await render(source.path)) })));
  const font = await fontRule(displayFont, displayedText(rendered.map(({ html }) => html)));

  return new Map(
    rendered.map(({ path, head, ...page }) => [
      `${path === '/' ? 'index' : path.slice(1)}.html`,
      document({ ...page, head: sharedHead(renderer) + head, loader, font, recaptcha: usesRecaptcha }),
    ]),
  );
}

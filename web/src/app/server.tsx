import createEmotionServer from '@emotion/server/create-instance';
import { prerender as renderStatic } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { baseStyles } from '../theme/base.ts';
import { App } from './App.tsx';
import { createStyleCache } from './styleCache.ts';

export { brand, siteUrl } from '../content/brand.ts';
export { hero } from '../content/landing.ts';
export { notFoundMeta, pages } from '../content/pages.ts';
export { wordmark } from '../content/wordmark.ts';
export { colorSchemes, displayFont } from '../theme/theme.ts';

export interface RenderedPage {
  html: string;
  /** Blocks of the page's stylesheet: component styles carry the ids by which emotion knows them again. */
  styles: { key?: string; ids: string[]; css: string }[];
}

/** Renders the page at a path to HTML and the styles it uses. */
export async function render(path: string): Promise<RenderedPage> {
  const cache = createStyleCache();
  const { extractCriticalToChunks } = createEmotionServer(cache);
  const { prelude } = await renderStatic(
    <StaticRouter location={path}>
      <App cache={cache} />
    </StaticRouter>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const { html, styles } = extractCriticalToChunks(await new Response(prelude).text());
  return { html, styles: [{ ids: [], css: baseStyles() }, ...styles] };
}

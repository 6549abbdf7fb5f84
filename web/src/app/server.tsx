import createEmotionServer from '@emotion/server/create-instance';
import { prerender as renderStatic } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { baseStyles } from '../theme/base.ts';
import { App } from './App.tsx';
import { createStyleCache } from './styleCache.ts';

export { brand, siteUrl } from '../content/brand.ts';
export { descriptions, notFoundDescription } from '../content/descriptions.ts';
export { hero } from '../content/landing.ts';
export { notFoundTitle, pageTitles } from '../content/pages.ts';
export { usesRecaptcha } from '../content/recaptcha.ts';
export { colorSchemes, displayFont } from '../theme/theme.ts';

export interface RenderedPage {
  html: string;
  /** All styles that the page uses. */
  css: string;
  /** The ids by which emotion knows its own styles among them again. */
  styleIds: string[];
}

/** Renders the page at a path to HTML and the styles it uses. */
export async function render(path: string): Promise<RenderedPage> {
  const cache = createStyleCache();
  const { extractCritical } = createEmotionServer(cache);
  const { prelude } = await renderStatic(
    <StaticRouter location={path}>
      <App cache={cache} />
    </StaticRouter>,
    { progressiveChunkSize: Number.POSITIVE_INFINITY },
  );
  const { html, css, ids } = extractCritical(await new Response(prelude).text());
  return { html, css: baseStyles() + css, styleIds: ids };
}

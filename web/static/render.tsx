import createEmotionServer from '@emotion/server/create-instance';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../src/app/App.tsx';
import { createStyleCache } from '../src/app/styleCache.ts';
import { baseStyles } from '../src/theme/base.ts';

export interface RenderedApp {
  html: string;
  /** All styles that the page uses. */
  css: string;
}

/** Renders the app at a path to HTML and the styles it uses. */
export async function renderApp(path: string): Promise<RenderedApp> {
  const cache = createStyleCache();
  const { extractCritical } = createEmotionServer(cache);
  const app: ReactNode = (
    <StaticRouter location={path}>
      <App cache={cache} />
    </StaticRouter>
  );
  const { prelude } = await prerender(app, { progressiveChunkSize: Number.POSITIVE_INFINITY });
  const { html, css } = extractCritical(await new Response(prelude).text());
  return { html, css: baseStyles() + css };
}

import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import ThemeProvider from '@mui/system/ThemeProvider';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { App } from '../src/app/App.tsx';
import { createStyleCache } from '../src/app/styleCache.ts';
import { baseStyles } from '../src/theme/base.ts';
import { theme } from '../src/theme/theme.ts';

export interface Rendered {
  html: string;
  /** All styles that the page uses. */
  css: string;
}

/** Renders the app at a path. */
export const renderApp = (path: string) => render(path, (cache) => <App cache={cache} />);

/** Renders a page that isn't part of the app. */
export const renderAlone = (path: string, page: ReactNode) =>
  render(path, (cache) => (
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>{page}</ThemeProvider>
    </CacheProvider>
  ));

async function render(
  path: string,
  root: (cache: ReturnType<typeof createStyleCache>) => ReactNode,
): Promise<Rendered> {
  const cache = createStyleCache();
  const { extractCritical } = createEmotionServer(cache);
  let failure: unknown;
  const { prelude } = await prerender(<StaticRouter location={path}>{root(cache)}</StaticRouter>, {
    progressiveChunkSize: Number.POSITIVE_INFINITY,
    onError: (error) => {
      failure ??= error;
    },
  });
  // React would leave the failed part to the browser.
  if (failure) throw failure;
  const { html, css } = extractCritical(await new Response(prelude).text());
  return { html, css: baseStyles() + css };
}

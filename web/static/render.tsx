import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import ThemeProvider from '@mui/system/ThemeProvider';
import type { ReactNode } from 'react';
import { prerender } from 'react-dom/static';
import { StaticRouter } from 'react-router-dom';
import { createStyleCache } from '../src/app/styleCache.ts';
import { baseStyles } from '../src/theme/base.ts';
import { theme } from '../src/theme/theme.ts';

/** Renders a page at a path, with all styles that it uses. */
export async function render(path: string, page: ReactNode): Promise<{ html: string; css: string }> {
  const cache = createStyleCache();
  const { extractCritical } = createEmotionServer(cache);
  let failure: unknown;
  const { prelude } = await prerender(
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <StaticRouter location={path}>{page}</StaticRouter>
      </ThemeProvider>
    </CacheProvider>,
    {
      progressiveChunkSize: Number.POSITIVE_INFINITY,
      onError: (error) => {
        failure ??= error;
      },
    },
  );
  // React would leave the failed part to the browser.
  if (failure) throw failure;
  const { html, css } = extractCritical(await new Response(prelude).text());
  return { html, css: baseStyles() + css };
}

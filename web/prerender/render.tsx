import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import ThemeProvider from '@mui/system/ThemeProvider';
import type { ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { baseStyles } from '../src/theme/base.ts';
import { createStyleCache } from '../src/theme/styleCache.ts';
import { theme } from '../src/theme/theme.ts';

/** Renders a page with all its styles. No part may suspend, because `renderToString` omits what does. */
export function render(path: string, page: ReactNode): { html: string; css: string } {
  const cache = createStyleCache();
  const { extractCritical } = createEmotionServer(cache);
  const { html, css } = extractCritical(
    renderToString(
      <CacheProvider value={cache}>
        <ThemeProvider theme={theme}>
          <StaticRouter location={path}>{page}</StaticRouter>
        </ThemeProvider>
      </CacheProvider>,
    ),
  );
  return { html, css: baseStyles() + css };
}

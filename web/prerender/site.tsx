import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import ThemeProvider from '@mui/system/ThemeProvider';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { type Outcome, outcomeNames } from '../../shared/outcomes.ts';
import { App } from '../src/App.tsx';
import { brand } from '../src/content/brand.ts';
import { headingOf, outcomeTexts } from '../src/content/outcomeTexts.ts';
import { type PagePath, type PageText, pages, pageText } from '../src/content/pages.ts';
import { OutcomePage } from '../src/pages/OutcomePage.tsx';
import { baseStyles } from '../src/theme/base.ts';
import { siteTheme } from '../src/theme/components.ts';
import { displayed } from '../src/theme/displayFace.ts';
import { createStyleCache } from '../src/theme/styleCache.ts';
import { Document } from './Document.tsx';
import { fontFace, fontLicence } from './font.ts';
import { plainFiles } from './plainFiles.ts';
import { pageStyles } from './styles.ts';

/** One subset for all pages, because the app navigates between them. */
const face = await fontFace([...displayed, ...outcomeNames.map(headingOf)]);

/** Returns a function for each file's path, which makes the file. `app` is the address of the app's entry. */
export function site(app: string): Record<string, () => string | Promise<string>> {
  // `/404` matches no route, so it shows the 404 page.
  const paths = [...(Object.keys(pages) as PagePath[]), '/404'] as const;
  return {
    ...Object.fromEntries(paths.map((path) => [fileOf(path), () => makePage(path, pageText(path), <App />, app)])),
    ...Object.fromEntries(outcomeNames.map((name) => [fileOf(`/form/${name}`), () => outcomePage(name)])),
    ...plainFiles,
    'display-face-licence.txt': fontLicence,
  };
}

/** The file that Hosting serves at a path (`cleanUrls`). */
export function fileOf(path: string): string {
  return `${path === '/' ? 'index' : path.slice(1)}.html`;
}

function outcomePage(name: Outcome): string {
  const { title, description } = outcomeTexts[name];
  const text = { title: `${title} · ${brand.name}`, description };
  return makePage(`/form/${name}`, text, <OutcomePage name={name} />);
}

/** Renders a page and its components' styles. No part may suspend, because `renderToString` omits such a part. */
export function render(path: string, page: ReactNode): { html: string; css: string } {
  const cache = createStyleCache();
  return createEmotionServer(cache).extractCritical(
    renderToString(
      <CacheProvider value={cache}>
        <ThemeProvider theme={siteTheme}>
          <StaticRouter location={path}>{page}</StaticRouter>
        </ThemeProvider>
      </CacheProvider>,
    ),
  );
}

function makePage(path: string, text: PageText, page: ReactNode, app?: string): string {
  const { html, css } = render(path, page);
  const style = face + pageStyles(baseStyles() + css);
  return `<!doctype html>${renderToStaticMarkup(<Document {...{ path, text, html, style, app }} />)}`;
}

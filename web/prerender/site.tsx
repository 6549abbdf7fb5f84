import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import ThemeProvider from '@mui/system/ThemeProvider';
import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { OUTCOME_NAMES, type Outcome } from '../../shared/outcomes.ts';
import { App } from '../src/App.tsx';
import { onTheList, outcomeTexts, typeset } from '../src/content/forms.ts';
import { brand, type PageText, pages, pageText } from '../src/content/site.ts';
import { FallbackPage } from '../src/pages/FallbackPage.tsx';
import { OutcomePage } from '../src/pages/OutcomePage.tsx';
import { baseStyles } from '../src/theme/base.ts';
import { siteTheme } from '../src/theme/siteTheme.ts';
import { createStyleCache } from '../src/theme/styleCache.ts';
import { Document } from './Document.tsx';
import { displayedText, fontFace, fontLicence, type Rendered } from './font.ts';
import { plainFiles } from './plainFiles.ts';
import { pageStyles } from './styles.ts';

/** The pages with the app, by path. `/404` matches no route, so it shows the 404 page. */
const appPages = new Map([...Object.keys(pages), '/404'].map((path) => [path, render(path, <App />)] as const));

const fallbackPage = render('/', <FallbackPage />);
/** One subset for all of them, because the app navigates between them, and for what it shows later. */
const appFace = await fontFace([...appPages.values(), fallbackPage].map(displayedText).concat(typeset(onTheList)));

/** Returns, for each file's path, a function that makes the file. `app` is the address of the app's entry. */
export function site(app: string): Record<string, () => string | Promise<string>> {
  return {
    ...Object.fromEntries(
      [...appPages].map(([path, page]) => [fileOf(path), () => makePage(path, pageText(path), page, appFace, app)]),
    ),
    ...Object.fromEntries(OUTCOME_NAMES.map((name) => [fileOf(`/form/${name}`), () => outcomePage(name)])),
    ...plainFiles,
    'display-face-licence.txt': fontLicence,
  };
}

/** The file that Hosting serves at a path (`cleanUrls`). */
export function fileOf(path: string): string {
  return `${path === '/' ? 'index' : path.slice(1)}.html`;
}

async function outcomePage(name: Outcome): Promise<string> {
  const { title, description } = outcomeTexts[name];
  const text = { title: `${title} · ${brand.name}`, description };
  const path = `/form/${name}`;
  const page = render(path, <OutcomePage name={name} />);
  return makePage(path, text, page, await fontFace([displayedText(page)]));
}

/** Renders a page and its components' styles. No part may suspend, because `renderToString` omits such a part. */
function render(path: string, page: ReactNode): Rendered {
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

function makePage(path: string, text: PageText, { html, css }: Rendered, face: string, app?: string): string {
  const style = face + pageStyles(baseStyles() + css);
  return `<!doctype html>${renderToStaticMarkup(<Document path={path} text={text} html={html} style={style} app={app} />)}`;
}

import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { type Outcome, outcomeNames } from '../../shared/outcomes.ts';
import { App } from '../src/App.tsx';
import { brand } from '../src/content/brand.ts';
import { displayed } from '../src/content/display.ts';
import { headingOf, outcomeTexts } from '../src/content/outcomeTexts.ts';
import { type PagePath, type PageText, pages, pageText } from '../src/content/pages.ts';
import { OutcomePage } from '../src/pages/OutcomePage.tsx';
import { Document } from './Document.tsx';
import { fontFace, fontLicence } from './font.ts';
import { plainFiles } from './plainFiles.ts';
import { render } from './render.tsx';
import { pageStyles } from './styles.ts';

/** One subset for all pages, because the app navigates between them. */
const face = await fontFace([...displayed, ...outcomeNames.map(headingOf)]);

/** How to make each file of the site, by its path in the site. `app` is the address of the app's entry. */
export function site(app: string): Record<string, () => string | Promise<string>> {
  // `/404` matches no route, so it shows the 404 page.
  const paths = [...(Object.keys(pages) as PagePath[]), '/404'] as const;
  return {
    ...Object.fromEntries(paths.map((path) => [fileOf(path), () => appPage(path, app)])),
    ...Object.fromEntries(outcomeNames.map((name) => [fileOf(`/form/${name}`), () => outcomePage(name)])),
    ...plainFiles,
    'display-face-licence.txt': fontLicence,
  };
}

/** The file that Hosting serves at a path (`cleanUrls`). */
export function fileOf(path: string): string {
  return `${path === '/' ? 'index' : path.slice(1)}.html`;
}

interface Page {
  path: string;
  text: PageText;
  content: ReactNode;
  app?: string;
}

function appPage(path: PagePath | '/404', app: string): string {
  return makePage({ path, text: pageText(path), content: <App />, app });
}

function outcomePage(name: Outcome): string {
  const { title, description } = outcomeTexts[name];
  const text = { title: `${title} · ${brand.name}`, description };
  return makePage({ path: `/form/${name}`, text, content: <OutcomePage name={name} /> });
}

function makePage({ content, ...page }: Page): string {
  const { html, css } = render(page.path, content);
  const style = face + pageStyles(css);
  return `<!doctype html>${renderToStaticMarkup(<Document {...page} html={html} style={style} />)}`;
}

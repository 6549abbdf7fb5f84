import { type OutcomeName, outcomeNames } from 'functions/contract';
import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { App } from '../src/App.tsx';
import { brand } from '../src/content/brand.ts';
import { outcomeTexts } from '../src/content/outcomeTexts.ts';
import { type PagePath, type PageText, pages, pageText } from '../src/content/pages.ts';
import { printStyles } from '../src/theme/print.ts';
import { Document } from './Document.tsx';
import { displayedTexts } from './displayedTexts.ts';
import { fontFace, fontLicence } from './font.ts';
import { headingOf, OutcomePage } from './OutcomePage.tsx';
import { plainFiles } from './plainFiles.ts';
import { render } from './render.tsx';
import { pageMarkup, pageStyles } from './styles.ts';

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
  /** The texts in the display face. */
  displayed: string[];
  app?: string;
}

function appPage(path: PagePath | '/404', app: string): Promise<string> {
  return makePage({ path, text: pageText(path), content: <App />, displayed: displayedTexts(path), app });
}

function outcomePage(name: OutcomeName): Promise<string> {
  const { title, description } = outcomeTexts[name];
  const text = { title: `${title} · ${brand.name}`, description };
  return makePage({
    path: `/form/${name}`,
    text,
    content: <OutcomePage name={name} />,
    displayed: [brand.name, headingOf(name)],
  });
}

async function makePage({ content, displayed, ...page }: Page): Promise<string> {
  const { html, css } = render(page.path, content);
  const style = (await fontFace(displayed)) + pageStyles(css);
  // React compares names of classes in development only.
  const markup = import.meta.env.PROD ? pageMarkup(html, style + printStyles) : html;
  return `<!doctype html>${renderToStaticMarkup(<Document {...page} html={markup} style={style} />)}`;
}

import { type OutcomeName, outcomeNames } from 'functions/contract';
import type { ComponentProps, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { App } from '../src/app/App.tsx';
import { brand } from '../src/content/brand.ts';
import { outcomeTexts } from '../src/content/outcomes.ts';
import { type PageText, pages, pageText } from '../src/content/pages.ts';
import { Document } from './Document.tsx';
import { displayedTexts } from './displayedTexts.ts';
import { fontFace, fontLicence } from './font.ts';
import { machineFiles } from './machineFiles.ts';
import { OutcomePage } from './OutcomePage.tsx';
import { render } from './render.tsx';
import { pageStyles } from './styles.ts';

/** What the build and the development server each bring to a page. */
export interface PageParts {
  /** The script that starts the app. */
  loader: ComponentProps<'script'>;
  /** The policy for a page with this inline stylesheet; undefined if a header carries it. */
  policy(style: string): string | undefined;
}

type Make = (parts: PageParts) => string | Promise<string>;

/** How to make each file of the site, by its path in the site. */
export const site: Record<string, Make> = {
  // `/404` matches no route, so it shows the 404 page.
  ...Object.fromEntries([...Object.keys(pages), '/404'].map((path) => [fileOf(path), (parts) => appPage(path, parts)])),
  ...Object.fromEntries(outcomeNames.map((name) => [fileOf(`/form/${name}`), (parts) => outcomePage(name, parts)])),
  ...machineFiles,
  'display-face-licence.txt': fontLicence,
};

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
  loader?: ComponentProps<'script'>;
}

function appPage(path: string, parts: PageParts): Promise<string> {
  const { loader } = parts;
  return makePage({ path, text: pageText(path), content: <App />, displayed: displayedTexts(), loader }, parts);
}

function outcomePage(name: OutcomeName, parts: PageParts): Promise<string> {
  const { title, description } = outcomeTexts[name];
  const text = { title: `${title} · ${brand.name}`, description };
  const content = <OutcomePage name={name} />;
  return makePage({ path: `/form/${name}`, text, content, displayed: [brand.name, title] }, parts);
}

async function makePage({ content, displayed, ...page }: Page, { policy }: PageParts): Promise<string> {
  const { html, css } = render(page.path, content);
  const style = (await fontFace(displayed)) + pageStyles(css);
  const document = <Document {...page} html={html} style={style} policy={policy(style)} />;
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

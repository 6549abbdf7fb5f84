import { type FormPage, formPages } from 'functions/contract';
import type { ComponentProps, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { brand } from '../src/content/brand.ts';
import { formPageTexts } from '../src/content/formPages.ts';
import { notFoundPage, type PageText, pages } from '../src/content/pages.ts';
import { AnswerPage } from './AnswerPage.tsx';
import { Document } from './Document.tsx';
import { displayedTexts } from './displayedTexts.ts';
import { PreviewHead, SharedHead } from './Head.tsx';
import { machineFiles } from './machineFiles.ts';
import { type Rendered, renderAlone, renderApp } from './render.tsx';
import { pageStyles } from './styles.ts';

/** What the build and the development server each bring to a page. */
export interface PageParts {
  /** The `@font-face` rule that holds the letters of some texts; first in the stylesheet. */
  fontFace(texts: string[]): Promise<string>;
  /** The script that starts the app. */
  loader: ComponentProps<'script'>;
  /** The policy for a page with this inline stylesheet; undefined if a header carries it. */
  policy(style: string): string | undefined;
}

type Render = (parts: PageParts) => string | Promise<string>;

/** Any path that no route has. */
const UNKNOWN_PATH = '/404';

const noindex = <meta name="robots" content="noindex" />;

/** How to make each file of the site, by its path in the site. */
export const site: Record<string, Render> = {
  ...Object.fromEntries(
    Object.entries(pages).map(([path, text]) => [
      fileOf(path),
      (parts) => appPage(path, text, <PreviewHead path={path} {...text} />, parts),
    ]),
  ),
  [fileOf(UNKNOWN_PATH)]: (parts) => appPage(UNKNOWN_PATH, notFoundPage, noindex, parts),
  ...Object.fromEntries(formPages.map((name) => [fileOf(`/form/${name}`), (parts) => answerPage(name, parts)])),
  ...machineFiles,
};

/** The file that Hosting serves at a path (`cleanUrls`). */
export function fileOf(path: string): string {
  return `${path === '/' ? 'index' : path.slice(1)}.html`;
}

async function appPage(path: string, text: PageText, head: ReactNode, parts: PageParts): Promise<string> {
  if (!text.description) throw new Error(`${path} has no description: write one in web/src/content/pages.ts.`);
  return document({ text, page: await renderApp(path), letters: displayedTexts(), head, parts, loader: parts.loader });
}

async function answerPage(name: FormPage, parts: PageParts): Promise<string> {
  const { title, description } = formPageTexts[name];
  const page = await renderAlone(`/form/${name}`, <AnswerPage name={name} />);
  const text = { title: `${title} · ${brand.name}`, description };
  return document({ text, page, letters: [brand.name, title], head: noindex, parts });
}

interface DocumentParts {
  text: PageText;
  page: Rendered;
  letters: string[];
  head: ReactNode;
  parts: PageParts;
  loader?: ComponentProps<'script'>;
}

async function document({ text, page, letters, head, parts, loader }: DocumentParts): Promise<string> {
  const style = (await parts.fontFace(letters)) + pageStyles(page.css);
  return `<!doctype html>${renderToStaticMarkup(
    <Document text={text} page={page} style={style} policy={parts.policy(style)} loader={loader}>
      <SharedHead />
      {head}
    </Document>,
  )}`;
}

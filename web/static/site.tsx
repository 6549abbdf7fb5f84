import type { ComponentProps, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { notFoundPage, type PageText, pages } from '../src/content/pages.ts';
import { Document } from './Document.tsx';
import { PreviewHead, SharedHead } from './Head.tsx';
import { machineFiles } from './machineFiles.ts';
import { renderApp } from './render.tsx';
import { pageStyles } from './styles.ts';

export { brand } from '../src/content/brand.ts';
export { displayFace } from '../src/theme/displayFace.ts';
export { displayedTexts } from './displayedTexts.ts';
export * as drawings from './pictures.ts';

/** What the build and the development server each bring to a page. */
export interface PageParts {
  /** `@font-face` rules, first in the stylesheet. */
  fontFaces: string;
  /** The script that starts the app. */
  loader: ComponentProps<'script'>;
  /** The policy for a page with this inline stylesheet; undefined if a header carries it. */
  policy(style: string): string | undefined;
}

type Render = (parts: PageParts) => string | Promise<string>;

/** Any path that no route has. */
const UNKNOWN_PATH = '/404';

/** How to make each file of the site, by its path in the site. */
export const site: Record<string, Render> = {
  ...Object.fromEntries(
    Object.entries(pages).map(([path, text]) => [
      fileOf(path),
      (parts) => page(path, text, <PreviewHead path={path} {...text} />, parts),
    ]),
  ),
  [fileOf(UNKNOWN_PATH)]: (parts) => page(UNKNOWN_PATH, notFoundPage, <meta name="robots" content="noindex" />, parts),
  ...machineFiles,
};

/** The file that Hosting serves at a path (`cleanUrls`). */
export function fileOf(path: string): string {
  return `${path === '/' ? 'index' : path.slice(1)}.html`;
}

async function page(path: string, text: PageText, head: ReactNode, parts: PageParts): Promise<string> {
  if (!text.description) throw new Error(`${path} has no description: write one in web/src/content/pages.ts.`);
  const app = await renderApp(path);
  const style = parts.fontFaces + pageStyles(app.css);
  const document = (
    <Document text={text} app={app} style={style} policy={parts.policy(style)} loader={parts.loader}>
      <SharedHead />
      {head}
    </Document>
  );
  return `<!doctype html>${renderToStaticMarkup(document)}`;
}

import type { ComponentProps, ReactNode } from 'react';
import type { PageText } from '../src/content/pages.ts';
import type { Rendered } from './render.tsx';

interface DocumentProps {
  text: PageText;
  page: Rendered;
  /** The whole inline stylesheet. */
  style: string;
  /** The page's Content-Security-Policy, unless a header carries it. */
  policy?: string | undefined;
  /** The script that starts the app; pages that load no app have none. */
  loader?: ComponentProps<'script'> | undefined;
  /** More for the head: icons, previews, robots. */
  children: ReactNode;
}

/** One whole HTML page. The policy comes first, because it holds only for what follows it. */
export function Document({ text, page, style, policy, loader, children }: DocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,interactive-widget=resizes-content" />
        {policy && <meta httpEquiv="Content-Security-Policy" content={policy} />}
        <title>{text.title}</title>
        <meta name="description" content={text.description} />
        {children}
        <style {...verbatim(style)} />
        {/* Before the body, where it can still hold back the first paint until the display face is ready. */}
        {loader && <script {...loader} />}
      </head>
      <body>
        <div id="root" {...verbatim(page.html)} />
      </body>
    </html>
  );
}

/** Markup and styles of our own build. */
const verbatim = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

import type { ComponentProps } from 'react';
import { brand } from '../src/content/brand.ts';
import { type PageText, pages } from '../src/content/pages.ts';
import { colorSchemes, PREVIEW } from '../src/theme/tokens.ts';
import { siteUrl } from './machineFiles.ts';

interface DocumentProps {
  path: string;
  text: PageText;
  html: string;
  /** The whole inline stylesheet. */
  style: string;
  /** The page's Content-Security-Policy, unless a header carries it. */
  policy?: string | undefined;
  /** The script that starts the app; pages that load no app have none. */
  loader?: ComponentProps<'script'> | undefined;
}

/** One whole HTML page. The policy comes first, because it holds only for what follows it. */
export function Document({ path, text, html, style, policy, loader }: DocumentProps) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,interactive-widget=resizes-content" />
        {policy && <meta httpEquiv="Content-Security-Policy" content={policy} />}
        <title>{text.title}</title>
        <meta name="description" content={text.description} />
        {(['light', 'dark'] as const).map((scheme) => (
          <meta
            key={scheme}
            name="theme-color"
            media={`(prefers-color-scheme: ${scheme})`}
            content={colorSchemes[scheme].palette.background.default}
          />
        ))}
        <link rel="icon" href="/icon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href="/manifest.webmanifest" />
        <link rel="stylesheet" href="/print.css" media="print" />
        {path in pages ? <Preview path={path} {...text} /> : <meta name="robots" content="noindex" />}
        <style {...verbatim(style)} />
        {/* Before the body, where it can still hold back the first paint until the display face is ready. */}
        {loader && <script {...loader} />}
      </head>
      <body>
        <div id="root" {...verbatim(html)} />
      </body>
    </html>
  );
}

/** What search engines and link previews read on the page at a path. */
function Preview({ path, title, description }: PageText & { path: string }) {
  return (
    <>
      <link rel="canonical" href={siteUrl + path} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:url" content={siteUrl + path} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${siteUrl}/${PREVIEW.file}`} />
      <meta property="og:image:width" content={String(PREVIEW.width)} />
      <meta property="og:image:height" content={String(PREVIEW.height)} />
      <meta property="og:image:alt" content={brand.tagline} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Markup and styles of our own build. */
const verbatim = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

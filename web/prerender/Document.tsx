import { minifySync } from 'vite';
import { brand, type PageText, pages } from '../src/content/site.ts';
import { STYLE_ID } from '../src/theme/styleCache.ts';
import { colorSchemes } from '../src/theme/tokens.ts';
import { isNoindex } from './isNoindex.ts';
import { siteUrl } from './plainFiles.ts';
import { sourceOf } from './policy.ts';
import start from './start.js?raw';

/** The inline script, the same on every page and in every build. */
export const startScript = minifySync('start.js', start).code;

interface DocumentProps {
  path: string;
  text: PageText;
  html: string;
  style: string;
  /** The app's address; outcome pages load none. */
  app?: string | undefined;
}

export function Document({ path, text, html, style, app }: DocumentProps) {
  const isListed = path in pages;
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width,initial-scale=1,interactive-widget=resizes-content" />
        {/* First, because a policy applies only to what follows. In development it would block Vite's styles. */}
        {import.meta.env.PROD && <meta httpEquiv="Content-Security-Policy" content={stylePolicy(style)} />}
        <title>{text.title}</title>
        <meta name="description" content={text.description} />
        <meta name="format-detection" content="telephone=no,date=no,address=no,email=no" />
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
        {isListed && <Preview path={path} {...text} />}
        {/* VITE_NOINDEX is set for a staging site. */}
        {(!isListed || isNoindex(import.meta.env.VITE_NOINDEX)) && <meta name="robots" content="noindex" />}
        <style id={STYLE_ID} {...verbatim(style)} />
        {/* In the head, so that it can delay the first paint until the display face is ready. */}
        <script data-app={app} data-path={isListed ? path : undefined} {...verbatim(startScript)} />
      </head>
      <body>
        <div id="root" {...verbatim(html)} />
      </body>
    </html>
  );
}

/** Limits firebase.json's policy to this page's styles, and to the empty sheet that Emotion fills by `insertRule`. */
function stylePolicy(style: string): string {
  return `style-src 'self' ${sourceOf(style)} ${sourceOf('')}`;
}

/** Metadata of the page at a path, for search engines and link previews. */
function Preview({ path, title, description }: PageText & { path: string }) {
  return (
    <>
      <link rel="canonical" href={siteUrl + path} />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={brand.name} />
      <meta property="og:url" content={siteUrl + path} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={`${siteUrl}/preview.png`} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={brand.tagline} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/** Markup and styles of our own build. */
const verbatim = (html: string) => ({ dangerouslySetInnerHTML: { __html: html } });

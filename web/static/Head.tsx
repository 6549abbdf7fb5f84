import { brand } from '../src/content/brand.ts';
import type { PageText } from '../src/content/pages.ts';
import { colorSchemes, PREVIEW } from '../src/theme/tokens.ts';
import { siteUrl } from './machineFiles.ts';

/** Icons, manifest, the sheet for paper and the browser's own colours, which all pages share. */
export function SharedHead() {
  return (
    <>
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
    </>
  );
}

/** What search engines and link previews read on the page at a path. */
export function PreviewHead({ path, title, description }: PageText & { path: string }) {
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

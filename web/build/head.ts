import { escapeHtml, type PageMeta } from './document.ts';

type Renderer = typeof import('../src/app/server.tsx');

const PREVIEW = { file: 'preview.png', width: 1200, height: 630 };

const attributes = (values: Record<string, string>) =>
  Object.entries(values)
    .map(([name, value]) => `${name}="${escapeHtml(value)}"`)
    .join(' ');
const meta = (name: string, content: string) => `<meta ${attributes({ name, content })}>`;
const property = (name: string, content: string) => `<meta ${attributes({ property: name, content })}>`;
const link = (rel: string, href: string, more = {}) => `<link ${attributes({ rel, href, ...more })}>`;

/** What every page's head holds: icons, manifest, and the browser's own colours in both schemes. */
export function sharedHead({ colorSchemes }: Renderer): string {
  const paper = (scheme: 'light' | 'dark') => colorSchemes[scheme].palette.background.default;
  return [
    ...(['light', 'dark'] as const).map(
      (scheme) =>
        `<meta ${attributes({ name: 'theme-color', media: `(prefers-color-scheme: ${scheme})`, content: paper(scheme) })}>`,
    ),
    link('icon', '/icon.svg', { type: 'image/svg+xml' }),
    link('apple-touch-icon', '/apple-touch-icon.png'),
    link('manifest', '/manifest.webmanifest'),
  ].join('');
}

/** What search engines and link previews read on the page at a path. */
export function previewHead({ brand, siteUrl }: Renderer, path: string, { title, description }: PageMeta): string {
  const image = `${siteUrl}/${PREVIEW.file}`;
  return [
    link('canonical', siteUrl + path),
    property('og:type', 'website'),
    property('og:site_name', brand.name),
    property('og:url', siteUrl + path),
    property('og:title', title),
    property('og:description', description),
    property('og:image', image),
    property('og:image:width', String(PREVIEW.width)),
    property('og:image:height', String(PREVIEW.height)),
    property('og:image:alt', brand.tagline),
    meta('twitter:card', 'summary_large_image'),
    ...(path === '/' ? [structuredData(siteUrl, brand.name, description)] : []),
  ].join('');
}

function structuredData(url: string, name: string, description: string): string {
  const graph = [
    { '@type': 'Organization', '@id': `${url}/#organization`, name, url, logo: `${url}/icon-512.png` },
    { '@type': 'WebSite', name, url, description, publisher: { '@id': `${url}/#organization` } },
  ];
  const json = JSON.stringify({ '@context': 'https://schema.org', '@graph': graph }).replaceAll('<', '\\u003c');
  return `<script type="application/ld+json">${json}</script>`;
}

import { hero } from '../src/content/landing.ts';
import { brand, type PagePath, pages } from '../src/content/site.ts';
import { colorSchemes } from '../src/theme/tokens.ts';

/** The site's public address without a final slash, for canonical links, previews and the sitemap. */
export const siteUrl: string = import.meta.env.VITE_SITE_URL ?? 'https://site.example';

/** The files that aren't pages, by path. They are for browsers, crawlers and security researchers. */
export const plainFiles: Record<string, () => string> = {
  'manifest.webmanifest': manifest,
  'sitemap.xml': sitemap,
  'llms.txt': llmsTxt,
  '.well-known/security.txt': securityTxt,
  'robots.txt': () => `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`,
};

function manifest(): string {
  const paper = colorSchemes.light.palette.background.default;
  return JSON.stringify({
    name: brand.name,
    short_name: brand.name,
    description: brand.tagline,
    start_url: '/',
    display: 'browser',
    background_color: paper,
    theme_color: paper,
    icons: [192, 512].map((size) => ({
      src: `/icon-${size}.png`,
      sizes: `${size}x${size}`,
      type: 'image/png',
      purpose: 'any maskable',
    })),
  });
}

/** RFC 9116 recommends an expiry date less than a year in the future. */
function securityTxt(): string {
  const expires = new Date(Date.now() + 364 * 24 * 3_600_000);
  return `Contact: ${siteUrl}${'/contact' satisfies PagePath}\nExpires: ${expires.toISOString()}\n`;
}

/** Describes the site and its pages for language models: https://llmstxt.org. */
function llmsTxt(): string {
  const links = Object.entries(pages).map(
    ([path, { title, description }]) => `- [${title}](${siteUrl}${path}): ${description}`,
  );
  return [`# ${brand.name}`, `> ${brand.tagline}`, hero.lead, `## Pages`, links.join('\n')].join('\n\n').concat('\n');
}

function sitemap(): string {
  const urls = Object.keys(pages).map((path) => `<url><loc>${siteUrl}${path}</loc></url>`);
  return `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`;
}

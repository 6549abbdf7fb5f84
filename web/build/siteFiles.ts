type Renderer = typeof import('../src/app/server.tsx');

/** Files for machines: what to install, what to index. By output file. */
export function siteFiles({ brand, colorSchemes, pageTitles, siteUrl }: Renderer): Map<string, string> {
  const paper = colorSchemes.light.palette.background.default;
  const manifest = {
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
  };
  const urls = Object.keys(pageTitles).map((path) => `<url><loc>${siteUrl}${path}</loc></url>`);
  return new Map([
    ['manifest.webmanifest', JSON.stringify(manifest)],
    [
      'sitemap.xml',
      `<?xml version="1.0" encoding="UTF-8"?><urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">${urls.join('')}</urlset>`,
    ],
    ['robots.txt', `User-agent: *\nDisallow: /api/\n\nSitemap: ${siteUrl}/sitemap.xml\n`],
  ]);
}

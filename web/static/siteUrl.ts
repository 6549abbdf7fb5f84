/** The site's public address, without a slash at the end: for canonical links, previews and the sitemap. */
export const siteUrl: string = import.meta.env.VITE_SITE_URL ?? 'https://site.example';

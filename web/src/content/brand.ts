import { owner } from './owner.ts';

/** The name, in one place; `components/Wordmark.tsx` and the build's pictures draw it. */
export const brand = {
  name: 'Stet',
  tagline: 'The memory agent for fast-growing teams',
  companyPage: owner.companyPage,
  copyright: '© 2024 Stet',
} as const;

/** The site's public address, without a trailing slash: the one setting behind canonical links, previews and the sitemap. */
export const siteUrl: string = import.meta.env.VITE_SITE_URL ?? 'https://stet.example';

import { brand } from './brand.ts';

/** Titles by route. Every key is prerendered. */
export const pageTitles = {
  '/': `${brand.name}: the memory agent for fast-growing teams`,
  '/contact': `Contact · ${brand.name}`,
  '/privacy': `Privacy Policy · ${brand.name}`,
  '/terms': `Terms of Service · ${brand.name}`,
} as const;

export type PagePath = keyof typeof pageTitles;

export const notFoundTitle = `Page Not Found · ${brand.name}`;

import { type ComponentType, lazy } from 'react';
import { loadChunk } from '../api/loadChunk.ts';
import type { PagePath } from '../content/pages.ts';

type LoadPage = () => Promise<ComponentType>;

const pageLoaders: Record<PagePath | '*', LoadPage> = {
  '/': async () => (await import('../pages/landing/LandingPage.tsx')).LandingPage,
  '/contact': async () => (await import('../pages/contact/ContactPage.tsx')).ContactPage,
  '/privacy': async () => (await import('../pages/PrivacyPage.tsx')).PrivacyPage,
  '/terms': async () => (await import('../pages/TermsPage.tsx')).TermsPage,
  '*': async () => (await import('../pages/NotFoundPage.tsx')).NotFoundPage,
};

/** Every route with its page, a chunk each. The prerendered `404.html` boots the last one. */
export const routes = Object.entries(pageLoaders).map(([path, load]) => ({
  path,
  load,
  Page: lazy(async () => ({ default: await loadChunk(load) })),
}));

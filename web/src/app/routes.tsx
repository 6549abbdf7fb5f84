import { type ComponentType, lazy } from 'react';
import { loadChunk } from '../api/loadChunk.ts';
import type { PagePath } from '../content/pages.ts';

const pages: Record<PagePath | '*', () => Promise<{ default: ComponentType }>> = {
  '/': () => import('../pages/landing/LandingPage.tsx'),
  '/contact': () => import('../pages/contact/ContactPage.tsx'),
  '/privacy': () => import('../pages/PrivacyPage.tsx'),
  '/terms': () => import('../pages/TermsPage.tsx'),
  '*': () => import('../pages/NotFoundPage.tsx'),
};

/** Every route with its page, a chunk each. The prerendered `404.html` boots the last one. */
export const routes = Object.entries(pages).map(([path, load]) => ({
  path,
  load,
  Page: lazy(() => loadChunk(load)),
}));

import { type ComponentType, lazy } from 'react';
import type { PagePath } from '../content/pages.ts';
import { loadChunk } from './loadChunk.ts';

type Load = () => Promise<{ default: ComponentType }>;

const pages: Record<PagePath | '*', Load> = {
  '/': () => import('../pages/landing/LandingPage.tsx'),
  '/contact': () => import('../pages/contact/ContactPage.tsx'),
  '/privacy': () => import('../pages/PrivacyPage.tsx'),
  '/terms': () => import('../pages/TermsPage.tsx'),
  '*': () => import('../pages/NotFoundPage.tsx'),
};

/** Every route with its page, a chunk each. The prerendered `404.html` boots the last one. */
export const routes = Object.entries(pages).map(([path, load]) => {
  const loadOnce = remembering(() => loadChunk(load));
  // The prerenderer fails instead.
  return { path, load: loadOnce, Page: lazy(() => (import.meta.env.SSR ? load() : loadOnce().catch(openPrerendered))) };
});

/** Loads the code of the page at a path. */
export async function loadPage(path: string): Promise<void> {
  const route = routes.find((candidate) => candidate.path === path) ?? routes.at(-1);
  await route?.load();
}

/** Loads the chosen page as an ordinary link does. */
function openPrerendered(): Promise<never> {
  // The browser would restore how far the old page was scrolled (see `useNavigation`).
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'manual';
  });
  location.reload();
  return new Promise(() => {});
}

/** Loads once; a later call tries again after a failure. */
function remembering<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

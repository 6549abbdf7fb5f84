import createCache from '@emotion/cache';

/** The prefix of emotion's class names, the same in the prerenderer and in the browser. */
const KEY = 's';

/**
 * Without vendor prefixes: the browsers that need them can't run this site. `speedy` inserts rules as in production,
 * which the policy allows.
 */
export const createStyleCache = () => createCache({ key: KEY, stylisPlugins: [], speedy: true });

/** A cache that knows the prerendered styles by their class names, so that emotion inserts none of them again. */
export function restoreStyleCache() {
  const cache = createStyleCache();
  const css = document.querySelector('style')?.textContent ?? '';
  for (const [, id] of css.matchAll(/\.s-([\w-]+)/g)) cache.inserted[id as string] = true;
  return cache;
}

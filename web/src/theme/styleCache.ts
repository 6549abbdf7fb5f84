import createCache from '@emotion/cache';

/** The prefix of emotion's class names, the same in the prerenderer and in the browser. */
const KEY = 's';

/**
 * Emotion adds no vendor prefixes here. We write the few that supported browsers need. `speedy` inserts rules by
 * `insertRule`, which the content policy allows.
 */
export const createStyleCache = () => createCache({ key: KEY, stylisPlugins: [], speedy: true });

/** The id of a page's own styles, because extensions may insert others before them. */
export const STYLE_ID = 'styles';

/** Marks the prerendered styles as inserted, so that emotion doesn't insert them again. */
export function restoreStyleCache() {
  const cache = createStyleCache();
  const css = document.getElementById(STYLE_ID)?.textContent ?? '';
  for (const [, id] of css.matchAll(/\.s-([\w-]+)/g)) cache.inserted[id as string] = true;
  return cache;
}

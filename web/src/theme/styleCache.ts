import createCache from '@emotion/cache';
import { PREFIX } from './tokens.ts';

/**
 * Emotion adds no vendor prefixes here. We write the few that supported browsers need. `speedy` inserts rules by
 * `insertRule`, which the content policy allows.
 */
export const createStyleCache = () => createCache({ key: PREFIX, stylisPlugins: [], speedy: true });

/** The id of a page's own styles, because extensions may insert others before them. */
export const STYLE_ID = 'styles';

/** Marks the prerendered styles as inserted, so that emotion doesn't insert them again. */
export function restoreStyleCache() {
  const cache = createStyleCache();
  const css = document.getElementById(STYLE_ID)?.textContent ?? '';
  for (const [, id] of css.matchAll(new RegExp(`\\.${PREFIX}-([\\w-]+)`, 'g'))) cache.inserted[id as string] = true;
  return cache;
}

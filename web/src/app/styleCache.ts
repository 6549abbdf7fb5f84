import createCache from '@emotion/cache';

/** Emotion's key: the first word of every generated class name, on both sides of hydration. */
export const STYLE_KEY = 's';

/** Without vendor prefixes: the browsers that need them can't run this site. */
export const createStyleCache = () => createCache({ key: STYLE_KEY, stylisPlugins: [] });

import createCache from '@emotion/cache';

/** Emotion's key: the first word of every generated class name, on both sides of hydration. */
export const STYLE_KEY = 's';

export const createStyleCache = () => createCache({ key: STYLE_KEY });

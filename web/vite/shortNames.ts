import type { Plugin } from 'vite';

/** Letters of a class name: few enough for the HTML, many enough that no two of some 200 styles meet. */
const LENGTH = 5;

/** Cuts the names that emotion gives to styles, in what is shipped: they are a tenth of a page's stylesheet. */
export function shortNames(): Plugin {
  return {
    name: 'short-names',
    apply: 'build',
    transform: {
      filter: { id: /@emotion\/hash/ },
      handler: (code) => ({ code: code.replace('.toString(36)', `.toString(36).slice(-${LENGTH})`), map: null }),
    },
  };
}

import type { Plugin } from 'vite';

const MODULE = 'virtual:app-face';

/** Lets the app import the display face with the letters of all pages; the HTML of a page embeds only its own. */
export function appFace(): Plugin {
  return {
    name: 'app-face',
    resolveId: (id) => (id === MODULE ? `\0${MODULE}` : undefined),
    async load(id) {
      if (id !== `\0${MODULE}`) return undefined;
      // Not by literals: Vite would restart the development server when one of these files changes.
      const folder = import.meta.dirname;
      const { allDisplayedTexts }: typeof import('./displayedTexts.ts') = await import(`${folder}/displayedTexts.ts`);
      const { faceUrl }: typeof import('./font.ts') = await import(`${folder}/font.ts`);
      return `export default ${JSON.stringify(await faceUrl(allDisplayedTexts()))};`;
    },
  };
}

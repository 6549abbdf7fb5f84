declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2' | 'truetype';
    keepAllGlyphs: boolean;
    variationAxes: Record<string, number>;
    noHinting: boolean;
    dropTables: string[];
  }
  export default function subsetFont(font: Buffer, text: string | undefined, options: SubsetOptions): Promise<Buffer>;
}

declare module 'punycode.js' {
  const punycode: { toUnicode(email: string): string };
  export default punycode;
}

interface ImportMetaEnv {
  readonly VITE_SITE_URL?: string;
  readonly VITE_NOINDEX?: string;
}

/** From `vite.config.ts`: the width of each letter, in thousandths of an em, for each file of the display face. */
declare const LETTERS: readonly Record<string, number>[];

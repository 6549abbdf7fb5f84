declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2' | 'sfnt';
    variationAxes: Record<string, number>;
    keepAllGlyphs?: boolean;
    noHinting?: boolean;
    dropTables?: string[];
  }
  export default function subsetFont(font: Buffer, text: string | undefined, options: SubsetOptions): Promise<Buffer>;
}

declare module 'virtual:app-face' {
  /** The display face with the letters of all pages, as a data URL. */
  const url: string;
  export default url;
}

declare module 'subset-font' {
  interface SubsetOptions {
    targetFormat: 'woff2';
    variationAxes: Record<string, number>;
    noHinting: boolean;
    dropTables: string[];
  }
  export default function subsetFont(font: Buffer, text: string, options: SubsetOptions): Promise<Buffer>;
}

interface ImportMetaEnv {
  readonly VITE_SITE_URL?: string;
  readonly VITE_NOINDEX?: string;
}

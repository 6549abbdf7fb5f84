import type { BrowserContextOptions } from 'playwright';

/** How a page is looked at. */
export interface View {
  name: string;
  width: number;
  height: number;
  context?: Pick<BrowserContextOptions, 'colorScheme' | 'forcedColors'>;
  print?: boolean;
  /** The states to look at; all by default. */
  states?: RegExp;
}

const SCHEMES = ['light', 'dark'] as const;
const HEIGHTS = { 390: 844, 768: 1024, 1280: 800, 1920: 1080 };
/** What differs where forms have little room. */
const DIALOGS = /^dialog/;
/** What differs with colours of the visitor's, or on paper. */
const PAGES = /^(home|privacy|contact|not-found|dialog-invalid)$/;

export const views: View[] = [
  ...SCHEMES.flatMap((colorScheme) =>
    Object.entries(HEIGHTS).map(([width, height]) => ({
      name: `${width}-${colorScheme}`,
      width: Number(width),
      height,
      context: { colorScheme },
    })),
  ),
  { name: '390x500', width: 390, height: 500, states: DIALOGS },
  { name: '320x568', width: 320, height: 568, states: DIALOGS },
  { name: '390-forced-colours', width: 390, height: 844, context: { forcedColors: 'active' }, states: PAGES },
  { name: '1280-forced-colours', width: 1280, height: 800, context: { forcedColors: 'active' }, states: PAGES },
  // A4 at 96 dpi, in the scheme that must not reach the paper.
  { name: 'print', width: 794, height: 1123, context: { colorScheme: 'dark' }, print: true, states: PAGES },
];

import { createTheme, type Shadows, type Theme } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import type { SystemStyleObject } from '@mui/system';
import { displayFace } from './displayFace.ts';
import { colorSchemes, faces, PREFIX, RADIUS, SPACING, space } from './tokens.ts';

export { keyframes, styled } from '@mui/material/styles';
export { fitted, widthOf } from './fitted.ts';
export * from './motion.ts';
export * from './tokens.ts';

/** The colours that Material UI doesn't know. */
type OwnColours = Pick<typeof colorSchemes.light.palette, 'marker' | 'band' | 'frame' | 'shadow'>;

declare module '@mui/material/styles' {
  interface Palette extends OwnColours {}
  interface PaletteOptions extends OwnColours {}
}

/** The display face, for texts of all sizes. */
export const heading = {
  fontFamily: faces.display,
  fontWeight: displayFace.weight,
  wordSpacing: `${SPACING.word}em`,
  textWrap: 'balance',
} as const;

/** For large sizes, and for lines that are `fitted`. */
const headline = { ...heading, letterSpacing: `${SPACING.letter}em` };

/** The scales. Components take their sizes from here, or in ems. `siteTheme.ts` adds how MUI's components look. */
export const theme = createTheme({
  cssVariables: {
    colorSchemeSelector: 'media',
    cssVarPrefix: PREFIX,
    // `base.ts` sets it.
    disableCssColorScheme: true,
  },
  colorSchemes,
  spacing: space,
  shape: { borderRadius: RADIUS },
  shadows: Array(25).fill('none') as Shadows,
  transitions: { create: () => 'none' },
  typography: {
    // The page's own face (`base.ts`).
    fontFamily: 'inherit',
    // A page's title.
    h1: { ...headline, fontSize: 'min(1.25rem + 6.2vw, 4.5rem)', lineHeight: 1.1 },
    // A section's title.
    h2: { ...headline, fontSize: 'clamp(2.125rem, 1rem + 3.2vw, 3.5rem)', lineHeight: 1.05 },
    // A question, its answer, and a dialog's title.
    h3: { ...heading, fontSize: 'clamp(1.75rem, 1rem + 2vw, 2.5rem)', lineHeight: 1.15 },
    // A title below a section's, and a message that matters.
    h4: { ...heading, fontSize: 'clamp(1.375rem, 1.25rem + .5vw, 1.5rem)', lineHeight: 1.2 },
    // What somebody says aloud.
    h5: { ...heading, fontSize: '1.75rem', lineHeight: 1.2 },
    // A lead.
    subtitle1: { fontSize: 'clamp(1.125rem, 1rem + .5vw, 1.25rem)', lineHeight: 1.45, letterSpacing: '-.01em' },
    // The body's own size (`base.ts`).
    body1: { fontSize: 'inherit', lineHeight: 'inherit' },
    body2: { fontSize: '0.9375rem', lineHeight: 1.5 },
    caption: { fontSize: '0.875rem', lineHeight: 1.5 },
    button: { fontSize: '1rem', fontWeight: 650, lineHeight: 1.5, textTransform: 'none' },
  },
});
// These variables have no fallback values, because every page defines those that its styles use.
theme.vars = theme.generateThemeVars() as typeof theme.vars;

/** The theme's colours as CSS variables: they follow the system's scheme without a script. */
export const { palette } = theme.vars;
export const { typography, breakpoints } = theme;

/** Kinds of screens. A style is for all of them, and names the ones that differ. */
export const PHONE = breakpoints.down('sm');
export const TABLET = breakpoints.between('sm', 'md');
/** With columns. */
export const WIDE = breakpoints.up('md');

/** What Material UI's `sx` takes: CSS, with steps of the grid as numbers and the palette's names as colours. */
export type Styles = SystemStyleObject<Theme>;

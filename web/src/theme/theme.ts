import { createTheme, type Shadows } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { displayFace } from './displayFace.ts';
import { colorSchemes, faces, PREFIX, RADIUS } from './tokens.ts';

export { type CSSObject, keyframes, styled } from '@mui/material/styles';
export * from './motion.ts';
export * from './tokens.ts';

/** The colours that Material UI doesn't know. */
type OwnColours = Pick<typeof colorSchemes.light.palette, 'marker' | 'band' | 'pencil' | 'shadow'>;

declare module '@mui/material/styles' {
  interface Palette extends OwnColours {}
  interface PaletteOptions extends OwnColours {}
}

/** The display face, for texts of all sizes. */
export const heading = {
  fontFamily: faces.display,
  fontWeight: displayFace.weight,
  wordSpacing: '.05em',
  textWrap: 'balance',
} as const;

/** The scales. `siteTheme.ts` adds how MUI's components look. */
export const theme = createTheme({
  cssVariables: {
    colorSchemeSelector: 'media',
    cssVarPrefix: PREFIX,
    // `base.ts` sets it.
    disableCssColorScheme: true,
  },
  colorSchemes,
  shape: { borderRadius: RADIUS },
  shadows: Array(25).fill('none') as Shadows,
  transitions: { create: () => 'none' },
  typography: {
    // The page's own face (`base.ts`).
    fontFamily: 'inherit',
    h1: {
      ...heading,
      // On phones, the waitlist's title fits on one line.
      fontSize: 'min(1.5rem + 6vw, 13.3vw - 5.5px)',
      lineHeight: 1.1,
      letterSpacing: '-.025em',
      // So large that the headline fills one line, also beside a scroll bar.
      '@media (min-width:900px)': { fontSize: 'min(7.1vw - 8px, 5.35rem)' },
    },
    h2: {
      ...heading,
      fontSize: 'clamp(2rem, 1.1rem + 3.8vw, 3.5rem)',
      lineHeight: 1.05,
      letterSpacing: 'calc(.5px - .025em)',
    },
    h3: { ...heading, fontSize: '1.5rem', lineHeight: 1.2 },
    subtitle1: { fontSize: 'clamp(1.125rem, 1rem + 0.5vw, 1.25rem)', lineHeight: 1.5 },
    // The body's own size (`base.ts`).
    body1: { fontSize: 'inherit', lineHeight: 'inherit' },
    body2: { fontSize: '0.9375rem', lineHeight: 1.5 },
    button: { fontSize: '0.9375rem', fontWeight: 650, lineHeight: 1.5, textTransform: 'none' },
  },
});
// These variables have no fallback values, because every page defines those that its styles use.
theme.vars = theme.generateThemeVars() as typeof theme.vars;

/** The theme's colours as CSS variables: they follow the system's scheme without a script. */
export const { palette } = theme.vars;
export const { typography, breakpoints } = theme;

/** The shadow of a surface that lies on another one. */
export const SHADOW = `0 1.25rem 1.5rem -1rem ${palette.shadow}`;

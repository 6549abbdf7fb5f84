import { type CSSObject, createTheme, keyframes, type Shadows } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { displayFace } from './displayFace.ts';
import { APPEAR_MS, MOVING } from './motion.ts';
import { colorSchemes, faces, RADIUS } from './tokens.ts';

export { type CSSObject, keyframes, styled } from '@mui/material/styles';
export * from './motion.ts';
export * from './tokens.ts';

/** The colours that Material UI doesn't know. */
type OwnColours = Pick<typeof colorSchemes.light.palette, 'marker' | 'band' | 'pencil' | 'shadow'>;

declare module '@mui/material/styles' {
  interface TypographyVariants {
    /** The landing page's headline. */
    hero: CSSObject;
  }
  interface TypographyVariantsOptions {
    hero: CSSObject;
  }
  interface Palette extends OwnColours {}
  interface PaletteOptions extends OwnColours {}
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    hero: true;
  }
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
    cssVarPrefix: 's',
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
    hero: {
      ...heading,
      // On phones, the waitlist's title fits on one line.
      fontSize: 'min(1.5rem + 6vw, 13.3vw - 5.5px)',
      lineHeight: 1.1,
      letterSpacing: displayFace.letterSpacing,
      // So large that the headline fills one line, also beside a scroll bar.
      '@media (min-width:900px)': { fontSize: 'min(7.1vw - 8px, 5.35rem)' },
    },
    h1: {
      ...heading,
      fontSize: 'clamp(2.5rem, 2rem + 3vw, 4.25rem)',
      lineHeight: 1.1,
      letterSpacing: displayFace.letterSpacing,
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

/**
 * Shows a part from its start to its end. Both ends are insets, because no browser animates an inset to `none`. The 20 px
 * leave room for the dots' radius.
 */
export const reveal = keyframes({
  from: { clipPath: 'inset(-20px 100% -20px -20px)' },
  to: { clipPath: 'inset(-20px)' },
});

const rise = `${keyframes({ from: { translate: '0 16px' } })}`;
const fade = `${keyframes({ from: { opacity: 0 } })}`;
const animated = (...names: string[]) => ({
  [MOVING]: { animation: names.map((name) => `${name} ${APPEAR_MS}ms ease-out`).join() },
});

/** A dialog rises over its scrim, which fades in; a toast does both. */
export const [rising, fading, appearing] = [animated(rise), animated(fade), animated(rise, fade)];

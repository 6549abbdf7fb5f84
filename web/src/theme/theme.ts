import { createTheme, type Shadows } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import type { CSSProperties } from 'react';
import { components } from './components.ts';
import { displayFace } from './displayFace.ts';
import { colorSchemes, faces, RADIUS } from './tokens.ts';

declare module '@mui/material/styles' {
  interface TypographyVariants {
    /** The landing page's headline. */
    hero: CSSProperties;
  }
  interface TypographyVariantsOptions {
    hero: CSSProperties;
  }
  interface Palette {
    /** The marker, a background only. `dark` is the colour of a stroke's ends. */
    marker: { main: string; dark: string; contrastText: string };
    /** The one full-width dark band. */
    band: { main: string; contrastText: string };
    /** What was said and isn't kept. */
    pencil: string;
    /** Below paper that lies on other paper. */
    shadow: string;
  }
  interface PaletteOptions {
    marker: { main: string; dark: string; contrastText: string };
    band: { main: string; contrastText: string };
    pencil: string;
    shadow: string;
  }
}

declare module '@mui/material/Typography' {
  interface TypographyPropsVariantOverrides {
    hero: true;
  }
}

const heading = {
  fontFamily: faces.display,
  fontWeight: displayFace.weight,
  wordSpacing: '.05em',
  textWrap: 'balance',
} as const;

// Without the schemes `theme.applyStyles` does nothing: MUI would recolour autofilled text in dark mode.
const { colorSchemes: _, ...theme } = createTheme({
  cssVariables: {
    colorSchemeSelector: 'media',
    cssVarPrefix: 's',
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
      fontSize: 'min(clamp(2.75rem, 1.5rem + 6vw, max(5.75rem, min(5.8vw, 7rem))), 23vw)',
      lineHeight: 1.1,
      letterSpacing: displayFace.letterSpacing,
    },
    h1: {
      ...heading,
      fontSize: 'clamp(2.5rem, 2rem + 3vw, 4.25rem)',
      lineHeight: 1.1,
      letterSpacing: displayFace.letterSpacing,
    },
    h2: {
      ...heading,
      fontSize: 'clamp(2.1rem, 1.5rem + 2.8vw, 3.5rem)',
      lineHeight: 1.05,
      letterSpacing: 'calc(.5px - .025em)',
    },
    h3: { ...heading, fontSize: '1.5rem', lineHeight: 1.2 },
    subtitle1: { fontSize: 'clamp(1.125rem, 1rem + 0.5vw, 1.25rem)', lineHeight: 1.5 },
    body1: { fontSize: '1.0938rem', lineHeight: 1.6 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.5 },
    button: { fontSize: '0.9375rem', fontWeight: 650, lineHeight: 1.5, textTransform: 'none' },
  },
  components,
});

export { theme };

/** The theme's colours as CSS variables: they follow the system's scheme without a script. */
export const { palette } = theme.vars;
export const { typography, breakpoints } = theme;

import { createTheme, type Shadows } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { components } from './components.ts';
import { displayFace } from './displayFace.ts';
import { colorSchemes, faces, RADIUS } from './tokens.ts';

declare module '@mui/material/styles' {
  interface Palette {
    /** The marker: a background only, never a text colour. */
    marker: { main: string; contrastText: string };
    /** The one full-width dark band. */
    band: { main: string; contrastText: string };
  }
  interface PaletteOptions {
    marker: { main: string; contrastText: string };
    band: { main: string; contrastText: string };
  }
}

const heading = { fontFamily: faces.display, fontWeight: displayFace.weight };

const withSchemes = createTheme({
  cssVariables: {
    colorSchemeSelector: 'media',
    cssVarPrefix: 's',
  },
  colorSchemes,
  shape: { borderRadius: RADIUS },
  shadows: Array(25).fill('none') as Shadows,
  transitions: { create: () => 'none' },
  typography: {
    fontFamily: faces.body,
    h1: {
      ...heading,
      fontSize: 'min(clamp(2.75rem, 1.5rem + 6vw, max(5.75rem, min(5.8vw, 7rem))), 23vw)',
      lineHeight: 1.1,
    },
    h2: { ...heading, fontSize: 'clamp(2.1rem, 1.5rem + 2.8vw, 3.5rem)', lineHeight: 1.05 },
    h3: { ...heading, fontSize: '1.5rem', lineHeight: 1.2 },
    body1: { fontSize: '1.0938rem', lineHeight: 1.6 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.5 },
    button: { fontSize: '0.9375rem', fontWeight: 650, lineHeight: 1.5, letterSpacing: 0, textTransform: 'none' },
  },
  components,
});

/** MUI's provider would keep a colour scheme of its own for a theme with `colorSchemes`; the media query needs none. */
const { colorSchemes: _, ...rest } = withSchemes;
export const theme = rest;

/** The theme's colours as CSS variables: they follow the system's scheme without a script. */
export const { palette } = theme.vars;
export const { typography, breakpoints } = theme;

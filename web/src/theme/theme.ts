import { createTheme, type Shadows } from '@mui/material/styles';
import type {} from '@mui/material/themeCssVarsAugmentation';
import { displayFace } from './displayFace.ts';

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

const display = `${displayFace.family}, 'Iowan Old Style', 'Sitka Display', Palatino, 'Noto Serif', Georgia, serif`;
const body = "system-ui, -apple-system, 'Segoe UI', Roboto, 'Noto Sans', 'Open Sans', sans-serif";

/** Paper and ink, and the night of both. */
export const colorSchemes = {
  light: {
    palette: {
      primary: { main: '#0b5a4e', dark: '#074339', contrastText: '#fffdf6' },
      error: { main: '#8f1d14' },
      text: { primary: '#1e1a14', secondary: '#4a4338' },
      background: { default: '#faf6ec', paper: '#fffdf7' },
      divider: '#d9d0bd',
      marker: { main: '#ffcb45', contrastText: '#1e1a14' },
      band: { main: '#0b3f37', contrastText: '#fdf8ea' },
    },
  },
  dark: {
    palette: {
      primary: { main: '#7fd8c3', dark: '#a5e7d7', contrastText: '#08211c' },
      error: { main: '#ffb4a8' },
      text: { primary: '#f0e9da', secondary: '#c6beae' },
      background: { default: '#12181b', paper: '#1a2226' },
      divider: '#36424a',
      marker: { main: '#f0b429', contrastText: '#1e1a14' },
      band: { main: '#0c2b29', contrastText: '#f0e9da' },
    },
  },
};

export const theme = createTheme({
  cssVariables: {
    colorSchemeSelector: 'media',
    cssVarPrefix: 's',
  },
  colorSchemes,
  shadows: Array(25).fill('none') as Shadows,
  typography: {
    fontFamily: body,
    h1: {
      fontFamily: display,
      fontWeight: 500,
      fontSize: 'min(clamp(2.75rem, 1.5rem + 6vw, max(5.75rem, min(5.8vw, 7rem))), 23vw)',
      lineHeight: 1.1,
    },
    h2: { fontFamily: display, fontWeight: 500, fontSize: 'clamp(2.1rem, 1.5rem + 2.8vw, 3.5rem)', lineHeight: 1.05 },
    h3: { fontFamily: display, fontWeight: 500, fontSize: '1.5rem', lineHeight: 1.2 },
    body1: { fontSize: '1.0938rem', lineHeight: 1.6 },
    body2: { fontSize: '0.9375rem', lineHeight: 1.5 },
  },
});

/** The theme's colours as CSS variables: they follow the system's scheme without a script. */
export const { palette } = theme.vars;
export const { typography, breakpoints } = theme;

/** The 8 px grid, in CSS lengths. */
export const space = (steps: number): string => `${steps * 8}px`;

/** Widest text column, in CSS lengths: 60 to 70 characters of body text. */
export const MEASURE = '58ch';
export const HEADER_HEIGHT = space(8);

import { displayFace } from './displayFace.ts';

/** With a mouse. */
export const HOVER = '@media (hover: hover)';

/** The prefix of emotion's class names and of MUI's variables. It is short, because a page repeats it. */
export const PREFIX = 's';

export const faces = {
  display: `"${displayFace.family}",Iowan Old Style,Palatino,Georgia,serif`,
  body: 'system-ui,sans-serif',
};

/** The space that headlines add after each letter, and to each space between words, in ems. */
export const SPACING = { letter: -0.02, word: 0.05 };

/** By how much the marker's stroke is wider than its words at each end, in ems. */
export const OVERHANG = 0.16;
/** The line height of headings with the marker, so that the strokes of two lines don't touch. */
export const MARKED_LINE = 1.3;

/** The palettes for light and dark mode. */
export const colorSchemes = {
  light: {
    palette: {
      primary: { main: '#0b5a4e', dark: '#074339', contrastText: '#fffdf6' },
      error: { main: '#8f1d14' },
      text: { primary: '#1e1a14', secondary: '#4a4338' },
      background: { default: '#faf6ec', paper: '#fffdf7' },
      divider: '#d9d0bd',
      marker: { main: '#ffd24d', contrastText: '#1e1a14' },
      band: { main: '#0b3f37', contrastText: '#fdf8ea' },
      frame: '#332d24',
      shadow: '#0006',
    },
  },
  dark: {
    palette: {
      primary: { main: '#74c9b4', dark: '#9adccb', contrastText: '#08211c' },
      error: { main: '#ffb4a8' },
      text: { primary: '#f0e9da', secondary: '#c6beae' },
      background: { default: '#121211', paper: '#242320' },
      divider: '#423f3a',
      marker: { main: '#f8c84a', contrastText: '#1e1a14' },
      band: { main: '#0e3f38', contrastText: '#f0e9da' },
      frame: '#979084',
      shadow: '#000',
    },
  },
};

/** A colour under the scrim of a dialog or menu. Over `transparent`, it is the scrim itself. */
export const scrimOver = (color: string): string => `color-mix(in srgb, #1e1a14 55%, ${color})`;

/** Border radius of buttons, fields, panels and toasts, in CSS pixels. */
export const RADIUS = 4;

/**
 * Five dots as a background, from edge to edge. Browsers draw dotted borders as squares, or as many dots as they like.
 */
export const dotRow = (radius: string): string =>
  `radial-gradient(circle at ${radius},currentColor calc(${radius} - .5px),#0000 calc(${radius} + .5px)) 0 100%/calc((100% - ${radius}*2)/4) calc(${radius}*2 + 1px) repeat-x`;

/** The 8 px grid, in CSS lengths. */
export const space = (steps: number): string => `${steps * 8}px`;

/** A distance that grows with the window from a phone's to a desktop's, in steps of the grid. */
export const fluid = (phone: number, desktop: number, vw = 3): string =>
  `clamp(${space(phone)}, ${vw}vw, ${space(desktop)})`;

/** The free space at either side of the page. */
export const GUTTER = fluid(2.5, 6, 5);
/** The content's largest width, and where the content begins. */
export const CONTENT_WIDTH = 'clamp(1200px, 70vw, 1360px)';
export const EDGE = `max(${GUTTER}, 50% - ${CONTENT_WIDTH}/2)`;

/** Widest text column, in CSS lengths: 60 to 70 characters of body text. */
export const MEASURE = '58ch';
export const HEADER_HEIGHT = space(8);

/** Room between the header and what the page scrolls to. */
export const ROOM_ABOVE = space(3);

/** Room below the focused element, above a phone's keyboard: it shows a field's error and the form's button. */
export const ROOM_BELOW = space(13);

/** What covers what, where parts are fixed. The dialog and the menu are above all, in the top layer. */
export const LAYERS = { header: 10, toast: 20, skipLink: 30 };

/** Screens on which a dialog must be compact: phones held sideways, or with an open keyboard. */
export const SHORT = '@media (max-height: 640px)';
/** Older browsers. The menu needs popovers, so there the header links to the sections on all screens. */
export const NO_POPOVERS = '@supports not selector(:popover-open)';
/** High-contrast modes, which omit backgrounds and choose the colours. */
export const FORCED = '@media (forced-colors: active)';

import { keyframes } from '@mui/material/styles';

// When each part of the marker's and the hand's animations moves, and what several parts share, in milliseconds.

const NO_PREFERENCE = '(prefers-reduced-motion: no-preference)';

/** Applies unless the visitor prefers reduced motion. */
export const MOVING = `@media ${NO_PREFERENCE}`;

/** For links to sections. With the style `scroll-behavior`, find in page would glide, too. */
export const gliding = (): ScrollBehavior => (matchMedia(NO_PREFERENCE).matches ? 'smooth' : 'auto');

/** A stroke of the marker. */
export const STROKE_MS = 450;

/** The hand writes its word, then the bars, then one dot after the other. */
export const WORD_MS = 800;
export const BARS_MS = 200;
export const DOTS_MS = 400;

/** The hero's hand begins after the strokes. */
export const HAND_AT = STROKE_MS + 100;

/** The hand signs soon after what it signs is there. */
export const SIGN_AT = 150;

/** A toast stays long enough to be read twice. */
export const TOAST_MS = 8_000;

/** How long something takes to open or appear. */
const APPEAR_MS = 200;

/**
 * Shows a part from its start to its end. Both ends are insets, because no browser animates an inset to `none`. The 20 px
 * leave room for the dots' radius.
 */
export const reveal = keyframes({
  from: { clipPath: 'inset(-20px 100% -20px -20px)' },
  to: { clipPath: 'inset(-20px)' },
});

const animatedFrom = (from: Record<string, string | number>) => ({
  [MOVING]: { animation: `${keyframes({ from })} ${APPEAR_MS}ms ease-out` },
});

export const fading = animatedFrom({ opacity: 0 });
export const appearing = animatedFrom({ opacity: 0, translate: '0 16px' });

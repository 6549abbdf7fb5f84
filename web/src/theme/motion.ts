import { keyframes } from '@mui/material/styles';

// What several parts share. Times are in milliseconds.

const NO_PREFERENCE = '(prefers-reduced-motion: no-preference)';

/** Applies unless the visitor prefers reduced motion. */
export const MOVING = `@media ${NO_PREFERENCE}`;

/** For links to sections. With the style `scroll-behavior`, find in page would glide, too. */
export const gliding = (): ScrollBehavior => (matchMedia(NO_PREFERENCE).matches ? 'smooth' : 'auto');

/** A stroke of the marker. The hand signs after it. */
export const STROKE_MS = 450;

/** A toast stays long enough to be read twice. */
export const TOAST_MS = 8_000;

/** How long something takes to open or appear. */
const APPEAR_MS = 200;

const animatedFrom = (from: Record<string, string | number>) => ({
  [MOVING]: { animation: `${keyframes({ from })} ${APPEAR_MS}ms ease-out` },
});

export const fading = animatedFrom({ opacity: 0 });
export const appearing = animatedFrom({ opacity: 0, translate: '0 16px' });

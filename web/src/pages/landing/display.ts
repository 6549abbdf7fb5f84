import { hero, problem } from '../../content/landing.ts';
import { breakpoints, fitted, LARGEST, typography, WIDE } from '../../theme/theme.ts';

const words = hero.title.join('');
const [, repeated] = problem.title;

/**
 * The one display size. With it the headline fills the page, on a tablet in two lines, on a phone in three. On a desktop
 * it is never smaller than other titles.
 */
export const DISPLAY = {
  fontSize: `min(${fitted(words, { lines: 3, max: LARGEST })}, ${fitted(repeated, { max: LARGEST })})`,
  [breakpoints.up('sm')]: { fontSize: fitted(words, { lines: 2, max: LARGEST }) },
  // To the last pixel. Where an engine sets it wider, it goes on into the gutter.
  [WIDE]: { fontSize: fitted(words, { min: typography.h2.fontSize, max: LARGEST, width: '103.1cqi' }) },
};

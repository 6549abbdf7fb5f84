import { APPEAR_MS, MOVING } from '../../theme/motion.ts';
import { undrawn } from '../../theme/stroke.ts';
import { palette } from '../../theme/theme.ts';

/** How what is ahead looks: no stroke, no dots below it, and switched off. */
export const aheadStyles = {
  [MOVING]: {
    'section :is(mark, [data-on] > *), section ::after': { transition: `${APPEAR_MS}ms` },
    ':has(> p > mark)::after': { clipPath: 'inset(0)', transitionTimingFunction: 'steps(5)' },
    'mark[data-ahead]': undrawn,
    ':has(> p > mark[data-ahead])::after': { clipPath: 'inset(0 100% 0 0)' },
    '[data-on][data-ahead] > :last-child': { color: palette.pencil },
    '[data-on][data-ahead]:dir(ltr) > ::after': { translate: '-.875rem' },
  },
};

/** A section's ref: tells what is still below the screen, and what the visitor gets to, a little above its edge. */
export function watchArrival(section: HTMLElement | null) {
  const observer = new IntersectionObserver(
    (entries) => {
      for (const { target, boundingClientRect } of entries) {
        target.toggleAttribute('data-ahead', boundingClientRect.top > innerHeight);
      }
    },
    { rootMargin: '0px 0px -5%' },
  );
  for (const part of section?.querySelectorAll('mark, [data-on]') ?? []) observer.observe(part);
  return () => observer.disconnect();
}

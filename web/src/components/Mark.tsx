import type { ComponentProps } from 'react';
import { FORCED, keyframes, MOVING, OVERHANG, palette, STROKE_MS, styled } from '../theme/theme.ts';

/** Selects a part that the visitor hasn't got to yet. */
const AHEAD = '&[data-ahead]';

/** The marker stroke in ems: its padding and its slant. */
const { above, below, slant } = { above: 0.11, below: 0.07, slant: 0.12 };

/** At this angle a gradient as high as a line shifts by `slant`. */
const INK = `linear-gradient(96.5deg,#0000 ${slant}em,${palette.marker.main} calc(${slant}em + 1px) calc(100% - ${slant}em - 1px),#0000 calc(100% - ${slant}em))`;

/** Until the stroke is drawn, the text keeps its parent's colour. */
const undrawn = { backgroundSize: '0 100%', color: 'inherit' };
const draw = keyframes({ from: undrawn });

/** Slanted at both ends of each line. */
const Stroke = styled('mark')({
  padding: `${above}em ${OVERHANG}em ${below}em`,
  margin: `0 -${OVERHANG}em`,
  unicodeBidi: 'isolate',
  color: palette.marker.contrastText,
  background: `${INK} 0 0/100% 100% no-repeat`,
  WebkitBoxDecorationBreak: 'clone',
  boxDecorationBreak: 'clone',
  [FORCED]: { background: 'Mark', color: 'MarkText' },
  [MOVING]: {
    animation: `${draw} ${STROKE_MS}ms ease-out backwards`,
    [AHEAD]: { ...undrawn, animation: 'none' },
  },
});

/** A sentence that stands. The marker draws over it when the visitor gets there. */
export const Mark = (props: ComponentProps<typeof Stroke>) => <Stroke ref={watchArrival} {...props} />;

/** A ref callback. A part is ahead until it is first a little above the screen's lower edge. */
function watchArrival(part: HTMLElement) {
  const observer = new IntersectionObserver(
    ([entry]) => {
      const isAhead = part.toggleAttribute('data-ahead', Number(entry?.boundingClientRect.top) > innerHeight);
      if (!isAhead) observer.disconnect();
    },
    { rootMargin: '0px 0px -5%' },
  );
  observer.observe(part);
  return () => observer.disconnect();
}

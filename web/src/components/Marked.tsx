import { styled } from '@mui/material/styles';
import type { Marked as MarkedText } from '../content/landing.ts';
import { strokeInk, strokeRoom } from '../theme/stroke.ts';
import { palette } from '../theme/theme.ts';

const Mark = styled('mark')({
  ...strokeRoom,
  ...strokeInk(palette, 600),
  // Below the fold the stroke follows the scroll; half drawn it would be unreadable on the night's ink.
  '@supports (animation-timeline: view())': {
    '@media (prefers-color-scheme: light) and (prefers-reduced-motion: no-preference)': {
      'section &': { animationDuration: 'auto', animationTimeline: 'view()', animationRange: 'entry 60% cover 30%' },
    },
  },
});

/** Text with the marker stroke over the decision or answer in it. */
export function Marked({ text }: { text: string | MarkedText }) {
  if (typeof text === 'string') return text;
  const [before, marked, after] = text;
  return (
    <>
      {before}
      <Mark>{marked}</Mark>
      {after}
    </>
  );
}

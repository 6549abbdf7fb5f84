import { keyframes, styled } from '@mui/material/styles';
import type { Marked as MarkedText } from '../content/landing.ts';
import { palette, strokeStyles } from '../theme/index.ts';

const draw = keyframes({ from: { backgroundSize: '0 100%', color: 'inherit' } });

const Mark = styled('mark')({
  ...strokeStyles(palette),
  '@media (prefers-reduced-motion: no-preference)': {
    animation: `${draw} 600ms ease-out`,
    // Below the fold it follows the scroll. Half drawn it would be unreadable on the night's ink.
    '@media (prefers-color-scheme: light)': {
      '@supports (animation-timeline: view())': {
        'section &': { animationDuration: 'auto', animationTimeline: 'view()', animationRange: 'entry 60% cover 30%' },
      },
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

import { styled } from '@mui/material/styles';
import { Fragment } from 'react';
import type { Marked as MarkedText } from '../content/landing.ts';
import { STROKE_MS } from '../theme/motion.ts';
import { strokeInk, strokePadding } from '../theme/stroke.ts';
import { palette } from '../theme/theme.ts';

const Mark = styled('mark')({
  ...strokePadding,
  ...strokeInk(palette, STROKE_MS),
  '& + &': { animationDelay: `${STROKE_MS}ms` },
});

interface MarkedProps {
  text: string | MarkedText;
  /** Draws one stroke per word, so that each has both its ends wherever the headline breaks. */
  byWord?: boolean;
}

/** Text with the marker stroke over the decision or answer in it. */
export function Marked({ text, byWord }: MarkedProps) {
  if (typeof text === 'string') return text;
  const [before, marked, after] = text;
  const strokes = byWord ? marked.trim().split(' ') : [marked];
  return (
    <>
      {before}
      {strokes.map((stroke, index) => (
        <Fragment key={stroke}>
          {index > 0 && ' '}
          {/* A screen reader would say “highlighted” at each word. */}
          <Mark role={byWord ? 'none' : undefined}>{stroke}</Mark>
        </Fragment>
      ))}
      {after}
    </>
  );
}

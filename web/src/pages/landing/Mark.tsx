import type { ComponentProps } from 'react';
import { keyframes, MOVING, PAPER, palette, STROKE_MS, styled } from '../../theme/theme.ts';
import { watchArrival } from './arrival.ts';

/** The marker stroke in ems: its padding, its slant, and the length of its ends, which are darker in dark mode. */
const { side, above, below, slant, pool } = { side: 0.16, above: 0.05, below: 0.02, slant: 0.12, pool: 0.5 };
/** How far a stroke extends under the next one, which covers its end. */
const reach = 0.29;

/** At this angle a gradient as high as a line shifts by `slant`. */
const INK = `linear-gradient(96.5deg,#0000 ${slant}em,${palette.marker.dark} calc(${slant}em + 1px),${palette.marker.main} ${pool}em calc(100% - ${pool}em),${palette.marker.dark} calc(100% - ${slant}em - 1px),#0000 calc(100% - ${slant}em))`;
const LINE = `linear-gradient(${palette.text.primary},${palette.text.primary})`;

/** Until the stroke is drawn, the text keeps its parent's colour. */
export const undrawn = { backgroundSize: '0 100%,0 0', color: 'inherit' };
const draw = keyframes({ from: undrawn });

/**
 * The stroke's padding. The stroke is one background across all lines, so it is drawn line after line, as by a pen.
 * It is isolated, because right-to-left text would tear it.
 */
export const strokePadding = { padding: `0 ${side}em`, margin: `0 -${side}em`, unicodeBidi: 'isolate' } as const;

/** The stroke, over a line of ink. */
export const strokeBackground = `${INK} no-repeat,${LINE} 0 100% no-repeat`;

/** Draws the whole stroke, over a line of a height in CSS pixels. */
export const drawn = (line = 0) =>
  ({
    backgroundSize: `100% calc(100% - ${line}px),100% ${line}px`,
    color: palette.marker.contrastText,
    '@media (forced-colors: active)': { background: 'Mark', color: 'MarkText' },
    // Printers omit backgrounds.
    [PAPER]: { borderBottom: '2px solid' },
  }) as const;

/** Draws a stroke when it appears. */
export const drawing = (milliseconds: number, delay = 0) => ({
  [MOVING]: { animation: `${draw} ${milliseconds}ms ${delay}ms ease-out backwards` },
});

/** Words that the product has marked. */
export const Stroke = styled('mark')({
  ...strokePadding,
  background: strokeBackground,
  ...drawn(),
  ...drawing(STROKE_MS),
  // In small text, fractions of a pixel would move the words out of their line. Large strokes are slanted on each line.
  '&[data-large]': {
    paddingBlock: `${above}em ${below}em`,
    WebkitBoxDecorationBreak: 'clone',
    boxDecorationBreak: 'clone',
  },
  '&:has(+ &)': { paddingInlineEnd: `${reach}em`, marginInlineEnd: `-${reach}em` },
  '& + &': { animationDelay: `${STROKE_MS}ms` },
  '&[data-ahead]': { [MOVING]: { ...undrawn, animation: 'none' } },
});

/** A decision or an answer. The marker draws over it when the visitor gets to it. */
export const Mark = (props: ComponentProps<typeof Stroke>) => <Stroke ref={watchArrival} {...props} />;

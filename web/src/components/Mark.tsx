import type { ComponentProps } from 'react';
import { ANSWER_AT, CHOICE_MS, type CSSObject, keyframes, MOVING, palette, STROKE_MS, styled } from '../theme/theme.ts';
import { AHEAD, watchArrival } from './watchArrival.ts';

/** The marker stroke in ems: its padding and its slant. */
const { side, above, below, slant } = { side: 0.16, above: 0.12, below: 0.03, slant: 0.12 };

/** At this angle a gradient as high as a line shifts by `slant`. */
const INK = `linear-gradient(96.5deg,#0000 ${slant}em,${palette.marker.main} calc(${slant}em + 1px) calc(100% - ${slant}em - 1px),#0000 calc(100% - ${slant}em))`;
const LINE = `linear-gradient(${palette.text.primary},${palette.text.primary})`;

interface StrokeProps {
  /** For headings. */
  large?: boolean;
  /** Styles it while it is chosen: the stroke is drawn over a line of ink, because yellow alone is pale on paper. */
  whenChosen?: (style: CSSObject) => CSSObject;
}

/** Until the stroke is drawn, the text keeps its parent's colour. */
const undrawn = { backgroundSize: '0 100%,0 0', color: 'inherit' };
const draw = keyframes({ from: undrawn });

/** The whole stroke, over a line of ink and a gap. Both are in CSS pixels. */
const drawn = (line = 0, gap = 0) =>
  ({
    backgroundSize: `100% calc(100% - ${line + gap}px),100% ${line}px`,
    color: palette.marker.contrastText,
    '@media (forced-colors: active)': { background: 'Mark', color: 'MarkText' },
  }) as const;

const animated = (milliseconds: number, delay = 0) => `${draw} ${milliseconds}ms ${delay}ms ease-out backwards`;

/** Slanted at both ends of each line. */
const Stroke = styled('mark')<StrokeProps>(
  {
    padding: `0 ${side}em`,
    margin: `0 -${side}em`,
    unicodeBidi: 'isolate',
    background: `${INK} no-repeat,${LINE} 0 100% no-repeat`,
    WebkitBoxDecorationBreak: 'clone',
    boxDecorationBreak: 'clone',
  },
  ({ large }) => large && { paddingBlock: `${above}em ${below}em` },
  ({ whenChosen }) =>
    whenChosen
      ? {
          ...undrawn,
          paddingBottom: 3,
          fontWeight: 'inherit',
          [MOVING]: { transition: `${CHOICE_MS}ms ease-out`, animation: animated(CHOICE_MS, ANSWER_AT) },
          ...whenChosen(drawn(2, 2)),
        }
      : {
          ...drawn(),
          [MOVING]: { animation: animated(STROKE_MS), [AHEAD]: { ...undrawn, animation: 'none' } },
        },
);

/** Words that the product has marked. The marker draws over them when the visitor gets to them, or chooses them. */
export const Mark = (props: ComponentProps<typeof Stroke>) => (
  <Stroke ref={props.whenChosen ? undefined : watchArrival} {...props} />
);

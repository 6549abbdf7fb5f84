import { keyframes, type Palette } from '@mui/material/styles';
import { MOVING } from './motion.ts';

/** The marker stroke in ems: its padding, its slant, and the length of the darker ends. */
const { side, above, below, slant, pool } = { side: 0.16, above: 0.08, below: 0.02, slant: 0.12, pool: 0.5 };

/** The angle at which a gradient as high as a line shifts by `slant`. */
const ANGLE = '96.5deg';

/** Until the stroke is drawn, the text keeps its parent's colour. */
export const undrawn = { backgroundSize: '0 100%,0 0', color: 'inherit' };
const draw = keyframes({ from: undrawn });

/**
 * The stroke's padding. The stroke is one background across all lines, so it is drawn line after line, as by a pen.
 * It is isolated, because right-to-left text would tear it.
 */
export const strokePadding = {
  padding: `0 ${side}em`,
  // In small text, fractions of a pixel would move the words out of their line.
  'h1 &, strong &': { paddingBlock: `${above}em ${below}em` },
  margin: `0 -${side}em`,
  unicodeBidi: 'isolate',
} as const;

/** The stroke as a background, which is animated when it appears, over a line of ink of a height in CSS pixels. */
export function strokeInk({ marker, text }: Pick<Palette, 'marker' | 'text'>, milliseconds: number, line = 0) {
  return {
    background: `linear-gradient(${ANGLE},#0000 ${slant}em,${marker.dark} calc(${slant}em + 1px),${marker.main} ${pool}em calc(100% - ${pool}em),${marker.dark} calc(100% - ${slant}em - 1px),#0000 calc(100% - ${slant}em)) 0 0/100% calc(100% - ${line}px) no-repeat,linear-gradient(${text.primary},${text.primary}) 0 100%/100% ${line}px no-repeat`,
    color: marker.contrastText,
    // For `print.ts`, which gives the border a width: printers omit backgrounds.
    borderBottom: '0 solid',
    [MOVING]: { animation: `${draw} ${milliseconds}ms ease-out backwards` },
    '@media (forced-colors: active)': { background: 'Mark', color: 'MarkText' },
  } as const;
}

import { blocking } from './blocking.ts';
import { bytes } from './bytes.ts';
import { firstLoad } from './firstLoad.ts';
import { lab } from './lab.ts';
import { paint } from './paint.ts';
import { scores } from './scores.ts';
import { submitting } from './submitting.ts';
import { taps } from './taps.ts';
import { trace } from './trace.ts';
import { typing } from './typing.ts';

/** Everything that can be measured, by the name that `--only` takes. */
export const PARTS = {
  bytes,
  firstLoad,
  paint,
  blocking,
  taps,
  typing,
  submitting,
  simulated: lab('simulate', 'Lighthouse, simulated slow 4G'),
  throttled: lab('devtools', 'Lighthouse, real throttling (slow 4G, CPU 4×)'),
  scores,
  trace,
};

export type PartName = keyof typeof PARTS;
export const PART_NAMES = Object.keys(PARTS) as PartName[];

/** Left out unless asked for: it explains, and measures nothing. */
export const USUAL_PARTS = PART_NAMES.filter((name) => name !== 'trace');

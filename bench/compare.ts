import { TINY, TWIN } from './site.ts';
import { median, ratio, spread } from './stats.ts';
import { mark, table } from './table.ts';

/** What a page is compared with: itself without scripts, and a hand-made page that never had any. */
export type Which = 'ours' | 'twin' | 'tiny';
export const WHICH = ['ours', 'twin', 'tiny'] as const;
export const pathOf = (which: Which, route: string) => ({ ours: route, twin: TWIN + route, tiny: TINY })[which];

const TWIN_LIMIT = 1.05;
const TINY_LIMIT = 1.12;

export interface Metric<M extends string> {
  name: M;
  format: (value: number) => string;
  /** Whether it must be as good as without scripts. */
  compared: boolean;
}

/** A table of metrics of the three pages and their ratios; every sample holds all three, taken one after another. */
export function comparison<M extends string>(
  metrics: readonly Metric<M>[],
  samples: readonly Record<Which, Record<M, number>>[],
): string {
  const head = [
    '',
    'ours',
    'static twin',
    'zero-script page',
    `ours ÷ twin (≤ ${TWIN_LIMIT})`,
    `ours ÷ zero (≤ ${TINY_LIMIT})`,
  ];
  const rows = metrics.map(({ name, format, compared }) => {
    const values = WHICH.map((which) =>
      spread(
        samples.map((sample) => sample[which][name]),
        format,
      ),
    );
    // Within a sample all had about the same noise.
    const against = (other: Which, limit: number) => {
      const ratios = samples.map((sample) => sample.ours[name] / sample[other][name]);
      return `${spread(ratios, ratio)} ${mark(median(ratios) <= limit)}`;
    };
    return [name, ...values, ...(compared ? [against('twin', TWIN_LIMIT), against('tiny', TINY_LIMIT)] : ['', ''])];
  });
  return table(head, rows);
}

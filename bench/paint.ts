import { setTimeout as sleep } from 'node:timers/promises';
import { comparison, type Metric, pathOf, WHICH, type Which } from './compare.ts';
import { type Bench, inTurns, type Part } from './part.ts';
import { seconds } from './stats.ts';
import { visit } from './visit.ts';

/** A visit that ends with the paint is short, and the noise of a single one is greater than what is to be seen. */
const VISITS = 8;
const SETTLING_MS = 200;

type Paints = Record<'FCP' | 'LCP', number>;

const METRICS: Metric<keyof Paints>[] = [
  { name: 'FCP', format: seconds, compared: true },
  { name: 'LCP', format: seconds, compared: true },
];

/** When the three pages are on screen, seen by visitors with real throttling. */
export const paint: Part<Record<Which, Paints>[]> = {
  title: `First paints, real throttling (slow 4G, CPU 4×; ${VISITS} visits a round)`,
  measure: async (bench) => {
    const samples: Record<Which, Paints>[] = [];
    for (let turn = 0; turn < VISITS; turn += 1) {
      samples.push(await inTurns(bench.round + turn, WHICH, (which) => measureAt(bench, pathOf(which, bench.route))));
    }
    return samples;
  },
  report: (rounds) => comparison(METRICS, rounds.flat()),
};

function measureAt({ origin, port }: Bench, path: string): Promise<Paints> {
  return visit({ port, url: origin + path }, async ({ painted, seen }) => {
    await painted;
    await sleep(SETTLING_MS);
    const { firstPaint = Number.NaN, largestPaint = Number.NaN } = await seen();
    return { FCP: firstPaint, LCP: largestPaint };
  });
}

import { audit } from './lab.ts';
import type { Part } from './part.ts';
import { count, median, spread } from './stats.ts';
import { mark, table } from './table.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

type Scores = Record<(typeof CATEGORIES)[number], number> & {
  /** Layout shift. */
  cls: number;
  /** Audits that cost points. */
  complaints: string[];
};

/** Lighthouse's four scores, for every page there is. */
export const scores: Part<Record<string, Scores>> = {
  title: 'Lighthouse scores (mobile, simulated slow 4G)',
  measure: async (bench) => {
    const sample: Record<string, Scores> = {};
    for (const path of pagesOf(bench.answers.keys())) {
      const { categories, audits } = await audit(bench, path, {});
      const score = (id: string) => Math.round((categories[id]?.score ?? Number.NaN) * 100);
      const costly = Object.values(categories)
        .filter(({ id }) => id !== 'performance')
        .flatMap(({ auditRefs }) => auditRefs)
        .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1);
      sample[path] = {
        performance: score('performance'),
        accessibility: score('accessibility'),
        'best-practices': score('best-practices'),
        seo: score('seo'),
        cls: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
        complaints: costly.map(({ id }) => id),
      };
    }
    return sample;
  },
  report: (samples) =>
    table(
      ['', ...CATEGORIES, 'CLS', 'all 100, CLS 0', 'complaints'],
      Object.keys(samples[0] ?? {}).map((path) => {
        const all = samples.map((sample) => sample[path] as Scores);
        const perfect =
          CATEGORIES.every((category) => median(all.map((scores) => scores[category])) === 100) &&
          median(all.map(({ cls }) => cls)) === 0;
        return [
          path,
          ...CATEGORIES.map((category) =>
            spread(
              all.map((scores) => scores[category]),
              count,
            ),
          ),
          spread(
            all.map(({ cls }) => cls),
            (value) => value.toFixed(3),
          ),
          mark(perfect),
          [...new Set(all.flatMap(({ complaints }) => complaints))].join(', '),
        ];
      }),
    ),
};

/** Paths of the built pages that answer 200. */
function pagesOf(paths: Iterable<string>): string[] {
  return [...paths].filter((path) => /^\/[\w-]*$/.test(path) && !['/404', '/tiny'].includes(path)).sort();
}

import lighthouse from 'lighthouse';
import { count, decimal, median, spread } from '../stats.ts';
import { mark, table } from '../table.ts';
import type { BenchBrowser } from './part.ts';

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse says of one page: its four scores, its layout shift, and the audits that cost points. */
export interface Scores {
  path: string;
  points: number[];
  CLS: number;
  complaints: string[];
}

export async function score({ port }: BenchBrowser, origin: string, path: string): Promise<Scores> {
  const run = await lighthouse(origin + path, { port, logLevel: 'error', disableFullPageScreenshot: true });
  if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse failed on ${path}: ${run?.lhr.runtimeError?.message}`);
  const { categories, audits } = run.lhr;
  const complaints = Object.values(categories)
    .filter(({ id }) => id !== 'performance')
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ id, weight }) => weight > 0 && (audits[id]?.score ?? 1) < 1)
    .map(({ id }) => id);
  return {
    path,
    points: CATEGORIES.map((id) => Math.round((categories[id]?.score ?? Number.NaN) * 100)),
    CLS: audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
    complaints,
  };
}

export function reportScores(scores: readonly Scores[]): string {
  const rows = Object.entries(Object.groupBy(scores, ({ path }) => path)).map(([path, rounds = []]) => {
    const columns = CATEGORIES.map((_, at) => rounds.map(({ points }) => points[at] ?? Number.NaN));
    const shifts = rounds.map(({ CLS }) => CLS);
    const perfect = columns.every((points) => median(points) === 100) && median(shifts) === 0;
    const complaints = new Set(rounds.flatMap(({ complaints }) => complaints));
    const cells = columns.map((points) => spread(points, count));
    return [path, ...cells, spread(shifts, decimal), mark(perfect), [...complaints].join(', ')];
  });
  const head = ['', ...CATEGORIES, 'CLS', 'all 100, CLS 0', 'complaints'];
  return `### Lighthouse scores (mobile, simulated slow 4G)\n\n${table(head, rows)}`;
}

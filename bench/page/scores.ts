import lighthouse, { type Flags } from 'lighthouse';
import { count, decimal, median, seconds, spread } from '../stats.ts';
import { mark, table } from '../table.ts';
import { PAINT_LIMITS } from './paint.ts';
import { ALL, type BenchBrowser, type Part } from './part.ts';

async function audit({ port }: BenchBrowser, url: string, flags: Flags = {}) {
  const run = await lighthouse(url, { port, logLevel: 'error', disableFullPageScreenshot: true, ...flags });
  if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse failed on ${url}: ${run?.lhr.runtimeError?.message}`);
  return run.lhr;
}

const AUDITS = {
  FCP: 'first-contentful-paint',
  LCP: 'largest-contentful-paint',
  speed: 'speed-index',
} as const;

/** Paints as Lighthouse computes them from a load without throttling. */
export const simulated: Part<keyof typeof AUDITS> = {
  title: 'Lighthouse, simulated slow 4G',
  pages: ALL,
  metrics: {
    FCP: { name: 'FCP', format: seconds, ...PAINT_LIMITS },
    LCP: { name: 'LCP', format: seconds, ...PAINT_LIMITS },
    speed: { name: 'Speed Index', format: seconds, ...PAINT_LIMITS },
  },
  measure: async (bench, url) => {
    const { audits } = await audit(bench, url, { onlyCategories: ['performance'] });
    const value = (name: keyof typeof AUDITS) => audits[AUDITS[name]]?.numericValue ?? Number.NaN;
    return { FCP: value('FCP'), LCP: value('LCP'), speed: value('speed') };
  },
};

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** What Lighthouse says of one page: its four scores, its layout shift, and the audits that cost points. */
export interface Scores {
  path: string;
  points: number[];
  CLS: number;
  complaints: string[];
}

export async function score(bench: BenchBrowser, origin: string, path: string): Promise<Scores> {
  const { categories, audits } = await audit(bench, origin + path);
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

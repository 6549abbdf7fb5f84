import lighthouse, { type Flags, type Result } from 'lighthouse';
import type { Bench, Part } from './part.ts';
import { TINY, TWIN } from './site.ts';
import { count, kilobytes, median, ms, ratio, seconds, spread } from './stats.ts';
import { mark, table } from './table.ts';

/** Runs Lighthouse's mobile audit. */
export async function audit({ origin, port }: Bench, path: string, flags: Flags): Promise<Result> {
  const run = await lighthouse(origin + path, { port, logLevel: 'error', disableFullPageScreenshot: true, ...flags });
  if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse failed on ${path}: ${run?.lhr.runtimeError?.message}`);
  return run.lhr;
}

const METRICS = ['FCP', 'LCP', 'Speed Index', 'TBT', 'CLS', 'transfer', 'requests'] as const;
/** Those that must be as good as a page without scripts. */
const COMPARED = ['FCP', 'LCP', 'Speed Index'];
const TWIN_LIMIT = 1.05;
const TINY_LIMIT = 1.12;

type Metrics = Record<(typeof METRICS)[number], number>;
type Sample = Record<'ours' | 'twin' | 'tiny', Metrics>;

const FORMATS: Record<(typeof METRICS)[number], (value: number) => string> = {
  FCP: seconds,
  LCP: seconds,
  'Speed Index': seconds,
  TBT: ms,
  CLS: (value) => value.toFixed(3),
  transfer: kilobytes,
  requests: count,
};

function metricsOf({ audits }: Result): Metrics {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const requests =
    (audits['network-requests']?.details as { items: { transferSize: number }[] } | undefined)?.items ?? [];
  return {
    FCP: value('first-contentful-paint'),
    LCP: value('largest-contentful-paint'),
    'Speed Index': value('speed-index'),
    TBT: value('total-blocking-time'),
    CLS: value('cumulative-layout-shift'),
    transfer: requests.reduce((sum, { transferSize }) => sum + transferSize, 0),
    requests: requests.length,
  };
}

/** A page beside its twin and the zero-script page, as Lighthouse sees them under one kind of throttling. */
export function lab(throttlingMethod: 'simulate' | 'devtools', title: string): Part<Sample> {
  const measureAt = async (bench: Bench, path: string) =>
    metricsOf(await audit(bench, path, { throttlingMethod, onlyCategories: ['performance'] }));
  return {
    title,
    measure: async (bench) => ({
      ours: await measureAt(bench, bench.route),
      twin: await measureAt(bench, TWIN + bench.route),
      tiny: await measureAt(bench, TINY),
    }),
    report: (samples) =>
      table(
        [
          '',
          'ours',
          'static twin',
          'zero-script page',
          `ours ÷ twin (≤ ${TWIN_LIMIT})`,
          `ours ÷ zero (≤ ${TINY_LIMIT})`,
        ],
        METRICS.map((metric) => row(metric, samples)),
      ),
  };
}

function row(metric: (typeof METRICS)[number], samples: readonly Sample[]): string[] {
  const values = (which: keyof Sample) => samples.map((sample) => sample[which][metric]);
  const cells = (['ours', 'twin', 'tiny'] as const).map((which) => spread(values(which), FORMATS[metric]));
  if (!COMPARED.includes(metric)) return [metric, ...cells, '', ''];
  const compared = (which: 'twin' | 'tiny', limit: number) => {
    // Within a round both had the same noise.
    const ratios = samples.map((sample) => sample.ours[metric] / sample[which][metric]);
    return `${spread(ratios, ratio)} ${mark(median(ratios) <= limit)}`;
  };
  return [metric, ...cells, compared('twin', TWIN_LIMIT), compared('tiny', TINY_LIMIT)];
}

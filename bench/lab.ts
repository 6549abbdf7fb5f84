import lighthouse, { type Flags, type Result } from 'lighthouse';
import { comparison, type Metric, pathOf, WHICH, type Which } from './compare.ts';
import { type Bench, inTurns, type Part } from './part.ts';
import { count, kilobytes, ms, seconds } from './stats.ts';

/** Runs Lighthouse's mobile audit. */
export async function audit({ origin, port }: Bench, path: string, flags: Flags): Promise<Result> {
  const run = await lighthouse(origin + path, { port, logLevel: 'error', disableFullPageScreenshot: true, ...flags });
  if (!run || run.lhr.runtimeError) throw new Error(`Lighthouse failed on ${path}: ${run?.lhr.runtimeError?.message}`);
  return run.lhr;
}

type Name = 'FCP' | 'LCP' | 'Speed Index' | 'TBT' | 'CLS' | 'transfer' | 'requests';

const METRICS: Metric<Name>[] = [
  { name: 'FCP', format: seconds, compared: true },
  { name: 'LCP', format: seconds, compared: true },
  { name: 'Speed Index', format: seconds, compared: true },
  { name: 'TBT', format: ms, compared: false },
  { name: 'CLS', format: (value) => value.toFixed(3), compared: false },
  { name: 'transfer', format: kilobytes, compared: false },
  { name: 'requests', format: count, compared: false },
];

interface RequestItem {
  url: string;
  transferSize: number;
}

function metricsOf({ audits }: Result): Record<Name, number> {
  const value = (id: string) => audits[id]?.numericValue ?? Number.NaN;
  const details = audits['network-requests']?.details as { items: RequestItem[] } | undefined;
  // Lighthouse lists `data:` addresses as well.
  const requests = (details?.items ?? []).filter(({ url }) => url.startsWith('http'));
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
export function lab(
  throttlingMethod: 'simulate' | 'devtools',
  title: string,
): Part<Record<Which, Record<Name, number>>> {
  return {
    title,
    measure: (bench) =>
      inTurns(bench.round, WHICH, async (which) => {
        const flags: Flags = { throttlingMethod, onlyCategories: ['performance'] };
        return metricsOf(await audit(bench, pathOf(which, bench.route), flags));
      }),
    report: (samples) => comparison(METRICS, samples),
  };
}

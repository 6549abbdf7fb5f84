import type { Browser } from 'playwright';
import { type Format, median, ratio, spread } from '../stats.ts';
import { mark, table } from '../table.ts';

/** The page as built, the same page without its scripts, and a hand-made page that never had any. */
export type Which = 'ours' | 'twin' | 'zero';
export const ALL: readonly Which[] = ['ours', 'twin', 'zero'];

interface Metric {
  name: string;
  format: Format;
  /** Upper limits: of the page's own median, and of its ratios to the two others. */
  limit?: number;
  toTwin?: number;
  toZero?: number;
}

export interface BenchBrowser {
  browser: Browser;
  /** For the DevTools protocol. */
  port: number;
}

/** One part of the benchmark. Metrics that a page doesn't have are NaN. */
export interface Part<Name extends string = string> {
  title: string;
  pages: readonly Which[];
  /** Samples a round, one unless given. */
  samples?: number;
  metrics: Record<Name, Metric>;
  measure(bench: BenchBrowser, url: string): Promise<Record<Name, number>>;
}

/** Measurements of all pages, taken one after another and so under about the same noise. */
export type Sample = Partial<Record<Which, Record<string, number>>>;

/** Measures every page once; each turn starts with another page, so that no place in the order favours any. */
export async function takeSample(
  part: Part,
  bench: BenchBrowser,
  urls: Record<Which, string>,
  turn: number,
): Promise<Sample> {
  const first = turn % part.pages.length;
  const sample: Sample = {};
  for (const which of [...part.pages.slice(first), ...part.pages.slice(0, first)]) {
    sample[which] = await part.measure(bench, urls[which]);
  }
  return sample;
}

export function report({ title, metrics }: Part, samples: readonly Sample[]): string {
  const rows = Object.entries(metrics).map(([key, { name, format, limit, toTwin, toZero }]) => {
    const of = (which: Which) => samples.map((sample) => sample[which]?.[key] ?? Number.NaN);
    const shown = (which: Which) => (of(which).every(Number.isNaN) ? '' : spread(of(which), format));
    const within = (values: number[], most: number | undefined, format: Format) =>
      most === undefined ? '' : `≤ ${format(most)} ${mark(median(values) <= most)}`;
    const against = (which: Which, most: number | undefined) => {
      if (most === undefined) return '';
      const ratios = of('ours').map((value, at) => value / (of(which)[at] ?? Number.NaN));
      return `${spread(ratios, ratio)} ${within(ratios, most, ratio)}`;
    };
    return [
      name,
      shown('ours'),
      within(of('ours'), limit, format),
      shown('twin'),
      against('twin', toTwin),
      shown('zero'),
      against('zero', toZero),
    ];
  });
  const head = ['', 'ours', 'limit', 'static twin', 'ours ÷ twin', 'zero-script page', 'ours ÷ zero'];
  const used = head.map((_, column) => column < 2 || rows.some((row) => row[column] !== ''));
  const pick = (cells: string[]) => cells.filter((_, column) => used[column]);
  return `### ${title}\n\n${table(pick(head), rows.map(pick))}`;
}

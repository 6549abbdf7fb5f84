import { median, spread } from './stats.ts';

/** A Markdown table. */
export function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
  return [line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A row of a table that compares measured values with a limit. */
export interface Check {
  what: string;
  values: readonly number[];
  format: (value: number) => string;
  /** The most that the median may be. */
  limit: number;
}

/** `what, measured, limit, met or not` as cells. The median counts: single values suffer from whatever else runs. */
export function checkRow({ what, values, format, limit }: Check): string[] {
  return [what, spread(values, format), `≤ ${format(limit)}`, mark(median(values) <= limit)];
}

export const CHECK_HEAD = ['', 'median (range)', 'limit', ''];

export const mark = (met: boolean) => (met ? '✓' : '✗');

/** A row for something that must never happen. */
export function neverRow(what: string, happened: readonly boolean[]): string[] {
  const times = happened.filter(Boolean).length;
  return [what, `${times} of ${happened.length}`, 'never', mark(times === 0)];
}

import { stripVTControlCharacters } from 'node:util';
import Chartscii from 'chartscii';
import { styled, type Terminal } from './terminal.ts';

/** The chart's names for colours, and the terminal's. */
const COLORS = ['blue', 'green', 'cyan'];
const STYLES = ['blue', 'green', 'cyanBright'] as const;
const PLAIN_WIDTH = 80;
const LABEL_GAP = '  ';

/** Entries of one day, by where they came from. */
export interface DayCounts {
  day: string;
  counts: number[];
}

/** A bar a day, in one colour per source, with the counts before it and the sums below. */
export function statsChart(names: string[], rows: DayCounts[], terminal: Terminal): string {
  const sums = names.map((_, group) => rows.reduce((sum, { counts }) => sum + (counts[group] ?? 0), 0));
  const widths = names.map((name, group) => Math.max(name.length, format(sums[group] ?? 0).length));
  const cells = (texts: string[]) => texts.map((text, group) => LABEL_GAP + text.padStart(widths[group] ?? 0));
  const label = (day: string, counts: number[]) => day + cells(counts.map(format)).join('');

  const head = cells(names).map((name, group) => styled(terminal, STYLES[group] ?? 'white', name));
  const total = sums.reduce((sum, count) => sum + count, 0);
  const labels = rows.map(({ day, counts }) => ({ label: label(day, counts), value: counts }));
  return [
    'Day (UTC) '.padEnd(10) + head.join(''),
    ...(total > 0 ? [bars(labels, terminal)] : labels.map((row) => row.label)),
    `${label('Total'.padEnd(10), sums)}${LABEL_GAP}${format(total)} in all`,
  ].join('\n');
}

function bars(rows: { label: string; value: number[] }[], terminal: Terminal): string {
  const labels = rows[0]?.label.length ?? 0;
  const chart = new Chartscii(rows, {
    width: Math.max(10, (terminal.columns ?? PLAIN_WIDTH) - labels - 2),
    barSize: 1,
    padding: 0,
    stackColors: COLORS.slice(0, rows[0]?.value.length),
  });
  const drawn = chart.create().replace(/^\n/, '');
  return hasColors(terminal) ? drawn : stripVTControlCharacters(drawn);
}

function hasColors(terminal: Terminal): boolean {
  return styled(terminal, 'blue', ' ') !== ' ';
}

function format(count: number): string {
  return count.toLocaleString('en');
}

/** What is compared, and its measured values by metric, one sample a round. */
export interface Subject {
  name: string;
  samples: Record<string, number>[];
}

/** A Markdown table: `median (least–most)` of each metric, then the first subject's median ÷ each of the bases'. */
export function report(subjects: readonly Subject[], bases: readonly Subject[] = subjects.slice(1)): string {
  const head = ['', ...subjects.map(({ name }) => name), ...bases.map(({ name }) => `÷ ${name}`)];
  const rows = Object.keys(subjects[0]?.samples[0] ?? {}).map((metric) => {
    const values = ({ samples }: Subject) => samples.map((sample) => sample[metric] ?? Number.NaN);
    const [first = Number.NaN] = subjects.map(values).map(median);
    const ratios = bases.map(values).map((base) => first / median(base));
    const cells = ratios.map((ratio) => (Number.isFinite(ratio) ? ratio.toFixed(2) : '–'));
    return [metric, ...subjects.map(values).map(spread), ...cells];
  });
  const widths = head.map((cell, at) => Math.max(3, cell.length, ...rows.map((row) => row[at]?.length ?? 0)));
  const lines = [head, widths.map((width) => '-'.repeat(width)), ...rows];
  return lines.map((row) => `| ${row.map((cell, at) => cell.padEnd(widths[at] ?? 0)).join(' | ')} |`).join('\n');
}

/** The middle value; of an even number, the mean of the two in the middle. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (place: number) => sorted[Math.floor(place)] ?? Number.NaN;
  return (at((values.length - 1) / 2) + at(values.length / 2)) / 2;
}

function spread(values: readonly number[]): string {
  if (values.every(Number.isNaN)) return '–';
  const format = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 1 ? 3 : 0 });
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map(format);
  return least === most ? `${middle}` : `${middle} (${least}–${most})`;
}

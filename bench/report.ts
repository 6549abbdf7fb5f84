/** What is compared, and its measured values by metric, one sample a round. */
export interface Subject {
  name: string;
  samples: Record<string, number>[];
}

/** Prints `median (least–most)` of each metric, then the first subject's median ÷ each of the others'. */
export function report(subjects: readonly Subject[], bases: readonly Subject[] = subjects.slice(1)): void {
  const metrics = Object.keys(subjects[0]?.samples[0] ?? {});
  const rows = metrics.map((metric) => {
    const values = ({ samples }: Subject) => samples.map((sample) => sample[metric] ?? Number.NaN);
    const [first = Number.NaN] = subjects.map(values).map(median);
    const cells = subjects.map((subject) => [subject.name, spread(values(subject))]);
    const ratios = bases.map((base) => [`÷ ${base.name}`, (first / median(values(base))).toFixed(2)]);
    return [metric, Object.fromEntries([...cells, ...ratios])];
  });
  console.table(Object.fromEntries(rows));
}

/** The middle value; of an even number, the mean of the two in the middle. */
function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const at = (place: number) => sorted[Math.floor(place)] ?? Number.NaN;
  return (at((values.length - 1) / 2) + at(values.length / 2)) / 2;
}

function spread(values: readonly number[]): string {
  const format = (value: number) => value.toLocaleString('en', { maximumFractionDigits: value < 1 ? 3 : 0 });
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map(format);
  return least === most ? `${middle}` : `${middle} (${least}–${most})`;
}

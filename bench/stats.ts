/** The middle value; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = values.toSorted((a, b) => a - b);
  const middle = sorted.length / 2;
  return ((sorted[Math.ceil(middle) - 1] ?? Number.NaN) + (sorted[Math.floor(middle)] ?? Number.NaN)) / 2;
}

export type Format = (value: number) => string;

const UNIT = /[^\d]+$/;

/** `median (least–most)`, or the value where all are the same. */
export function spread(values: readonly number[], format: Format): string {
  const [middle, least, most] = [median(values), Math.min(...values), Math.max(...values)].map(format);
  return least === most ? `${middle}` : `${middle} (${least?.replace(UNIT, '')}–${most?.replace(UNIT, '')})`;
}

export const ms = (value: number) => `${Math.round(value)} ms`;
export const seconds = (value: number) => `${(value / 1000).toFixed(2)} s`;
export const ratio = (value: number) => `${value.toFixed(2)}×`;
export const count = (value: number) => value.toLocaleString('en', { maximumFractionDigits: 0 });
export const decimal = (value: number) => value.toFixed(3);

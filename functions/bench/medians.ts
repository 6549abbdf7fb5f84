/** The median of each number over several measurements of the same thing. */
export function medians<Numbers extends Record<string, number>>(measured: readonly Numbers[]): Numbers {
  const names = Object.keys(measured[0] ?? {});
  return Object.fromEntries(names.map((name) => [name, median(measured.map((one) => one[name] ?? 0))])) as Numbers;
}

export function median(numbers: readonly number[]): number {
  return numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0;
}

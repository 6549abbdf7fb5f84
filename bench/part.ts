import type { Answer } from './site.ts';

/** What every measurement works with. */
export interface Bench {
  answers: Map<string, Answer>;
  origin: string;
  route: string;
  /** The browser's, for the DevTools protocol. */
  port: number;
  /** Counted from 0. */
  round: number;
}

/** One part of the benchmark: what it measures once a round, and how it tells what came out of all rounds. */
export interface Part<Sample> {
  title: string;
  /** The one page that it can be measured on, if not on any. */
  onlyAt?: string;
  measure(bench: Bench): Promise<Sample>;
  /** Markdown. */
  report(samples: readonly Sample[]): string;
}

/** Measures one thing after another, each round beginning with the next of them: no place in the order favours any. */
export async function inTurns<K extends string, V>(
  round: number,
  names: readonly K[],
  measure: (name: K) => Promise<V>,
): Promise<Record<K, V>> {
  const first = round % names.length;
  const values = {} as Record<K, V>;
  for (const name of [...names.slice(first), ...names.slice(0, first)]) values[name] = await measure(name);
  return values;
}

import type { Answer } from './site.ts';

/** What every measurement works with. */
export interface Bench {
  answers: Map<string, Answer>;
  origin: string;
  route: string;
  /** The browser's, for the DevTools protocol. */
  port: number;
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

/// <reference lib="dom" />
import { setTimeout as sleep } from 'node:timers/promises';
import { count, seconds } from '../stats.ts';
import { ALL, type Part } from './part.ts';
import { visit } from './visit.ts';

const SETTLING_MS = 200;

const LIMITS = { toTwin: 1.05, toZero: 1.12 };

/** First paints under real throttling. */
export const paint: Part<'FCP' | 'LCP' | 'requests'> = {
  title: 'First paints (slow 4G, CPU 4×)',
  pages: ALL,
  // Such a visit is short, and one alone varies more than the pages differ.
  samples: 8,
  metrics: {
    FCP: { name: 'FCP', format: seconds, ...LIMITS },
    LCP: { name: 'LCP', format: seconds, ...LIMITS },
    requests: { name: 'requests before FCP, besides the page', format: count, limit: 0 },
  },
  measure: (bench, url) =>
    visit(bench, url, async ({ page, painted, seen }) => {
      await painted;
      await sleep(SETTLING_MS);
      const { FCP, LCP } = await seen();
      const requests = await page.evaluate(
        (FCP) => performance.getEntriesByType('resource').filter(({ startTime }) => startTime < FCP).length,
        FCP,
      );
      return { FCP, LCP, requests };
    }),
};

import { setTimeout as sleep } from 'node:timers/promises';
import { decimal, ms, seconds } from '../stats.ts';
import type { Part } from './part.ts';
import { visit } from './visit.ts';

const WATCHED_MS = 10_000;
const LONG_TASK_MS = 50;

/** How long the main thread can't react while the page loads and hydrates. */
export const blocking: Part<'blocked' | 'longest' | 'CLS' | 'hydrated'> = {
  title: 'Main thread in the first 10 s (slow 4G, CPU 4×)',
  pages: ['ours', 'twin'],
  metrics: {
    blocked: { name: 'long tasks, time beyond 50 ms each', format: ms, limit: 100 },
    longest: { name: 'longest task (0: none above 50 ms)', format: ms, limit: 120 },
    CLS: { name: 'CLS', format: decimal, limit: 0 },
    hydrated: { name: 'hydrated after', format: seconds },
  },
  measure: (bench, url) =>
    visit(bench, url, async ({ seen }) => {
      await sleep(WATCHED_MS);
      const { longTasks, CLS, hydrated } = await seen();
      return {
        blocked: longTasks.reduce((sum, task) => sum + task - LONG_TASK_MS, 0),
        longest: Math.max(0, ...longTasks),
        CLS,
        hydrated,
      };
    }),
};

import { setTimeout as sleep } from 'node:timers/promises';
import type { Bench, Part } from './part.ts';
import { TWIN } from './site.ts';
import { count, median, ms, seconds, spread } from './stats.ts';
import { CHECK_HEAD, checkRow, table } from './table.ts';
import { until, visit } from './visit.ts';

const WATCHED_MS = 10_000;
/** What a task may take before it counts as blocking. */
const LONG_TASK_MS = 50;

interface Blocking {
  blocked: number;
  longest: number;
  tasks: number[];
  hydrated: number;
}

async function measureAt({ origin, port }: Bench, path: string): Promise<Blocking> {
  return visit(port, origin + path, async (visit) => {
    await visit.painted;
    await until(visit, WATCHED_MS);
    // Entries arrive a little after their tasks.
    await sleep(200);
    const { longTasks, hydrated } = await visit.seen();
    const tasks = longTasks.filter(({ start }) => start < WATCHED_MS).map(({ duration }) => duration);
    return {
      blocked: tasks.reduce((sum, task) => sum + task - LONG_TASK_MS, 0),
      longest: Math.max(0, ...tasks),
      tasks,
      hydrated: hydrated ?? Number.NaN,
    };
  });
}

/** How long the main thread can't react while the page comes to life, next to its twin, which never does. */
export const blocking: Part<{ ours: Blocking; twin: Blocking }> = {
  title: 'Main thread in the first 10 s, hydration and prefetch included (slow 4G, CPU 4×)',
  measure: async (bench) => ({
    ours: await measureAt(bench, bench.route),
    twin: await measureAt(bench, TWIN + bench.route),
  }),
  report: (samples) => {
    const ours = samples.map(({ ours }) => ours);
    const twins = samples.map(({ twin }) => twin);
    const typical = ours.toSorted((a, b) => a.blocked - b.blocked)[Math.floor(ours.length / 2)];
    const of = (which: Blocking[], key: 'blocked' | 'longest' | 'hydrated') => which.map((sample) => sample[key]);
    return [
      table(CHECK_HEAD, [
        checkRow({ what: 'blocked beyond 50 ms, in all', values: of(ours, 'blocked'), format: ms, limit: 100 }),
        checkRow({ what: 'longest task', values: of(ours, 'longest'), format: ms, limit: 120 }),
        ['the twin: blocked', spread(of(twins, 'blocked'), ms), '', ''],
        ['the twin: longest task', spread(of(twins, 'longest'), ms), '', ''],
        [
          'number of long tasks',
          spread(
            ours.map(({ tasks }) => tasks.length),
            count,
          ),
          '',
          '',
        ],
        ['hydrated after', spread(of(ours, 'hydrated'), seconds), '', ''],
      ]),
      `Long tasks of the round in the middle: ${typical?.tasks.map(ms).join(', ') || 'none'}. Blocked per round: ${of(ours, 'blocked').map(ms).join(', ')}; median ${ms(median(of(ours, 'blocked')))}.`,
    ].join('\n\n');
  },
};

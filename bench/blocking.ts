import { setTimeout as sleep } from 'node:timers/promises';
import { type Bench, inTurns, type Part } from './part.ts';
import { TWIN } from './site.ts';
import { durationOf, TASK_CATEGORIES, tasksLongerThan, timelineOf } from './spans.ts';
import { count, ms, seconds, spread } from './stats.ts';
import { CHECK_HEAD, checkRow, table } from './table.ts';
import { LONG_TASK_MS, until, visit, WATCHED_MS } from './visit.ts';

interface Blocking {
  /** Durations of the long tasks that the page is told of, which are those in which a script ran. */
  reported: number[];
  /** Of all long tasks after the first paint, layout and painting too. */
  traced: number[];
  hydrated: number;
}

async function measureAt({ origin, port }: Bench, path: string): Promise<Blocking> {
  const url = origin + path;
  return visit({ port, url, trace: TASK_CATEGORIES }, async (visit) => {
    await visit.painted;
    await until(visit, WATCHED_MS);
    // Entries arrive a little after their tasks.
    await sleep(200);
    const { longTasks, hydrated = Number.NaN, firstPaint = 0 } = await visit.seen();
    const timeline = timelineOf(await visit.traced(), url);
    const start = (ts: number) => (ts - timeline.begin) / 1000;
    return {
      reported: longTasks.filter(({ start }) => start < WATCHED_MS).map(({ duration }) => duration),
      traced: tasksLongerThan(LONG_TASK_MS, timeline)
        .filter(({ ts }) => start(ts) > firstPaint && start(ts) < WATCHED_MS)
        .map((task) => durationOf(task) / 1000),
      hydrated,
    };
  });
}

const blocked = (tasks: readonly number[]) => tasks.reduce((sum, task) => sum + task - LONG_TASK_MS, 0);
const longest = (tasks: readonly number[]) => Math.max(0, ...tasks);

/** How long the main thread can't react while the page comes to life, next to its twin, which never does. */
export const blocking: Part<Record<'ours' | 'twin', Blocking>> = {
  title: 'Main thread in the first 10 s, hydration and prefetch included (slow 4G, CPU 4×)',
  measure: (bench) => {
    const paths = { ours: bench.route, twin: TWIN + bench.route };
    return inTurns(bench.round, ['ours', 'twin'], (which) => measureAt(bench, paths[which]));
  },
  report: (samples) => {
    const rows = (['reported', 'traced'] as const).flatMap((source) => {
      const told = source === 'reported' ? 'long tasks with scripts' : 'all long tasks after the first paint';
      const of = (which: 'ours' | 'twin', sum: typeof blocked) => samples.map((sample) => sum(sample[which][source]));
      return [
        checkRow({
          what: `${told}: blocked beyond 50 ms, in all`,
          values: of('ours', blocked),
          format: ms,
          limit: 100,
        }),
        checkRow({ what: `${told}: the longest`, values: of('ours', longest), format: ms, limit: 120 }),
        [
          `the twin’s: blocked; the longest`,
          `${spread(of('twin', blocked), ms)}; ${spread(of('twin', longest), ms)}`,
          '',
          '',
        ],
      ];
    });
    const hydrated = samples.map(({ ours }) => ours.hydrated);
    const tasks = samples.map(({ ours }) => ours.traced.map(count).join(' + ') || 'none');
    return [
      table(CHECK_HEAD, [...rows, ['hydrated after', spread(hydrated, seconds), '', '']]),
      `Long tasks after the first paint, in ms, round by round: ${tasks.join('; ')}.`,
    ].join('\n\n');
  },
};

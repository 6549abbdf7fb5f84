import { setTimeout as sleep } from 'node:timers/promises';
import type { Part } from './part.ts';
import { PROFILE_CATEGORIES, profileOf, type Sample } from './profile.ts';
import { durationOf, endOf, type Span, selfTimes, TASK_CATEGORIES, tasksLongerThan, timelineOf } from './spans.ts';
import { count, ms, seconds } from './stats.ts';
import { table } from './table.ts';
import { LONG_TASK_MS, until, visit, WATCHED_MS } from './visit.ts';

/** What a task spent less than this on isn't told. */
const WORTH_TELLING_MS = 3;
const CATEGORIES = [
  ...TASK_CATEGORIES,
  ...PROFILE_CATEGORIES,
  'devtools.timeline',
  'v8',
  'disabled-by-default-v8.compile',
];

interface Task {
  /** Times in ms, the start since the navigation. */
  start: number;
  duration: number;
  spent: [what: string, time: number][];
  /** Share of the samples, in percent. */
  files: [file: string, share: number][];
}

/** What the long tasks of the first 10 s are made of. Tracing and profiling slow them down: the proportions count. */
export const trace: Part<Task[]> = {
  title: 'What the long tasks are made of (traced; slow 4G, CPU 4×)',
  measure: ({ origin, route, port }) =>
    visit({ port, url: origin + route, trace: CATEGORIES }, async (visit) => {
      await until(visit, WATCHED_MS);
      await sleep(200);
      return longTasks(await visit.traced(), origin + route);
    }),
  report: (rounds) => rounds.map(tasksTable).join('\n\n'),
};

function longTasks(events: Span[], url: string): Task[] {
  const timeline = timelineOf(events, url);
  const samples = profileOf(events, timeline.pid);
  return tasksLongerThan(LONG_TASK_MS, timeline).map((task) => ({
    start: (task.ts - timeline.begin) / 1000,
    duration: durationOf(task) / 1000,
    spent: [...selfTimes(timeline, task)].sort(([, a], [, b]) => b - a),
    files: shares(samples.filter(({ ts }) => ts >= task.ts && ts <= endOf(task))),
  }));
}

function shares(samples: readonly Sample[]): [string, number][] {
  const byFile = Object.entries(Object.groupBy(samples, ({ file }) => file));
  return byFile
    .map(([file, those = []]): [string, number] => [file, (100 * those.length) / samples.length])
    .sort(([, a], [, b]) => b - a);
}

function tasksTable(tasks: readonly Task[]): string {
  return table(
    ['begins', 'takes', 'of which', 'scripts running'],
    tasks.map(({ start, duration, spent, files }) => {
      const told = spent.filter(([, time]) => time >= WORTH_TELLING_MS).map(([what, time]) => `${what} ${ms(time)}`);
      return [
        seconds(start),
        ms(duration),
        told.join(', '),
        files.map(([file, share]) => `${file} ${count(share)} %`).join(', '),
      ];
    }),
  );
}

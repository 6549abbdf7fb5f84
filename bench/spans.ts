/** An event of a trace; times in microseconds. */
export interface Span {
  name: string;
  ph: string;
  pid: number;
  tid: number;
  ts: number;
  dur?: number;
  args?: { fileName?: string; data?: Record<string, unknown> };
}

/** What the page's main thread did, in order of time, outer spans before those inside them. */
export interface Timeline {
  /** When the navigation began. */
  begin: number;
  /** The process. */
  pid: number;
  spans: Span[];
}

const TASK = 'ThreadControllerImpl::RunTask';
/** What must be traced for `timelineOf` and `tasksLongerThan`. */
export const TASK_CATEGORIES = ['toplevel', 'blink.user_timing'];

export function timelineOf(events: readonly Span[], url: string): Timeline {
  const navigation = events.find(
    ({ name, args }) => name === 'navigationStart' && args?.data?.documentLoaderURL === url,
  );
  if (!navigation) throw new Error('The trace has no navigation.');
  const { pid, tid, ts: begin } = navigation;
  const spans = events
    .filter((event) => event.ph === 'X' && event.pid === pid && event.tid === tid && event.ts >= begin)
    .sort((a, b) => a.ts - b.ts || durationOf(b) - durationOf(a));
  return { begin, pid, spans };
}

export function tasksLongerThan(ms: number, { spans }: Timeline): Span[] {
  return spans.filter((span) => span.name === TASK && durationOf(span) > ms * 1000);
}

export const durationOf = ({ dur = 0 }: Span) => dur;
export const endOf = (span: Span) => span.ts + durationOf(span);

/** How many ms a task spent on what: each kind of span without those inside it. */
export function selfTimes({ spans }: Timeline, task: Span): Map<string, number> {
  const times = new Map<string, number>();
  const add = (what: string, microseconds: number) => times.set(what, (times.get(what) ?? 0) + microseconds / 1000);
  const around: Span[] = [];
  for (const span of spans) {
    if (span.ts < task.ts || endOf(span) > endOf(task)) continue;
    for (let outer = around.at(-1); outer && endOf(outer) <= span.ts; outer = around.at(-1)) around.pop();
    const outer = around.at(-1);
    if (outer) add(kindOf(outer), -durationOf(span));
    add(kindOf(span), durationOf(span));
    around.push(span);
  }
  return times;
}

function kindOf({ name, args }: Span): string {
  const type = args?.data?.type;
  return [name.replace(/^.*::/, ''), type].filter((part) => typeof part === 'string').join(' ');
}

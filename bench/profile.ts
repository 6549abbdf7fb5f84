import type { Span } from './spans.ts';

interface ProfileNode {
  id: number;
  parent?: number;
  callFrame: { functionName: string; url?: string };
}

interface Chunk {
  startTime?: number;
  cpuProfile?: { nodes?: ProfileNode[]; samples?: number[] };
  timeDeltas?: number[];
}

/** The script that ran at a moment (microseconds). */
export interface Sample {
  ts: number;
  file: string;
}

/** What must be traced for this. */
export const PROFILE_CATEGORIES = ['disabled-by-default-v8.cpu_profiler'];

/** Which files' code ran when, by the sampling profiler. Time in the engine counts for the file that caused it. */
export function profileOf(events: readonly Span[], pid: number): Sample[] {
  const chunks = events
    .filter((event) => event.pid === pid && (event.name === 'Profile' || event.name === 'ProfileChunk'))
    .sort((a, b) => a.ts - b.ts)
    .map(({ args }) => (args?.data ?? {}) as Chunk);
  const files = new Map<number, string | undefined>();
  const samples: Sample[] = [];
  let time = 0;
  for (const { startTime, cpuProfile, timeDeltas = [] } of chunks) {
    time = startTime ?? time;
    for (const { id, parent, callFrame } of cpuProfile?.nodes ?? []) {
      files.set(id, callFrame.url ? callFrame.url.replace(/^.*\//, '') : files.get(parent ?? 0));
    }
    for (const [index, node] of (cpuProfile?.samples ?? []).entries()) {
      time += timeDeltas[index] ?? 0;
      const file = files.get(node);
      if (file !== undefined) samples.push({ ts: time, file: file || 'the page' });
    }
  }
  return samples;
}

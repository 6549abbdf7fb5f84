import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import type { FSWatcher } from 'vite';
import type { Progress } from '../cli/progress.ts';
import { build, changes } from './build.ts';
import { ROOT } from './project.ts';

/** Editors save a file in several steps. */
const SETTLE_MS = 100;

/** Rebuilds the functions after each save; the emulator then reloads them. A failed build leaves the last good one. */
export function rebuildOnChange(watcher: FSWatcher, progress: Progress, quit: AbortSignal): void {
  const sources = join(ROOT, 'functions/src');
  let built = fingerprint();
  let building = Promise.resolve();
  const rebuild = async () => {
    // One save can end in several events, the last of them after a build began.
    if (fingerprint() === built) return;
    await setTimeout(SETTLE_MS);
    built = fingerprint();
    const work = progress.step('Rebuild the functions', () => build('functions', quit));
    await work.catch((error: Error) => !quit.aborted && progress.print(error.message));
  };
  watcher.add(sources);
  watcher.on('all', (_, file) => {
    if (file.startsWith(sources)) building = building.then(rebuild);
  });
}

function fingerprint(): string {
  return JSON.stringify([...changes('functions')]);
}

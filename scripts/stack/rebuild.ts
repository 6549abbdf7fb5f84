import { watch } from 'node:fs';
import { join } from 'node:path';
import type { Progress } from '../cli/progress.ts';
import { build } from './build.ts';
import { ROOT } from './project.ts';

/** Editors save a file in several steps. */
const SETTLE_MS = 100;

/** Rebuilds the functions when a source changes; the emulator reloads by itself what was rebuilt. */
export function rebuildFunctionsOnChange(progress: Progress, quit: AbortSignal): void {
  let settling: NodeJS.Timeout | undefined;
  let queue = Promise.resolve();
  const rebuild = () => progress.step('Rebuild the functions', () => build('functions', quit));
  // A source with a mistake in it is no reason to end: the next save may mend it.
  const report = (error: Error) => quit.aborted || progress.print(error.message);
  const watcher = watch(join(ROOT, 'functions/src'), { recursive: true }, () => {
    clearTimeout(settling);
    settling = setTimeout(() => {
      queue = queue.then(rebuild).catch(report) as Promise<void>;
    }, SETTLE_MS);
  });
  quit.addEventListener('abort', () => watcher.close(), { once: true });
}

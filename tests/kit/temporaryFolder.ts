import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Creates an empty folder. It is deleted after the test, or when `onEnd` says so. */
export function temporaryFolder(onEnd: (end: () => void) => void = onTestFinished): string {
  const folder = mkdtempSync(join(tmpdir(), 'stet-test-'));
  onEnd(() => rmSync(folder, { recursive: true }));
  return folder;
}

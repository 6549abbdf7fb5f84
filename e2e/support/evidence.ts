import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { BrowserContext } from 'playwright';
import { ROOT } from '../../scripts/stack/project.ts';

const FOLDER = join(ROOT, '.local/failures');

/** Starts a trace of the window: `npx playwright show-trace <file>` opens it. Snapshots of the DOM cost a fifth of the time. */
export async function record(context: BrowserContext): Promise<void> {
  await context.tracing.start({ snapshots: !!process.env.TRACE });
}

/** Keeps the trace of a failed test and a screenshot of each of its pages, and goes on recording. */
export async function keepEvidence(context: BrowserContext, test: string): Promise<void> {
  const name = test.replaceAll(/[^\p{L}\p{N}]+/gu, '-').slice(0, 120);
  for (const [index, page] of context.pages().entries()) {
    await page.screenshot({ path: join(FOLDER, `${name}-${index + 1}.png`), timeout: 5_000 }).catch(() => {});
  }
  await context.tracing.stop({ path: join(FOLDER, `${name}.zip`) });
  await record(context);
}

/** Removes what an earlier run kept. */
export const clearEvidence = (): Promise<void> => rm(FOLDER, { recursive: true, force: true });

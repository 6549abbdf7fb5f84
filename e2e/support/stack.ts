import type { TestProject } from 'vitest/node';
import { requireBuilt } from '../../scripts/stack/build.ts';
import { type Stack, startStack } from '../../scripts/stack/stack.ts';
import { browserPath } from './browser.ts';
import { call } from './call.ts';
import { clearEvidence } from './evidence.ts';

/** What a test needs to know of a stack; plain data, so that it can be handed to the test processes. */
export type StackAddress = Pick<Stack, 'origin' | 'firestoreHost' | 'projectId'>;

declare module 'vitest' {
  interface ProvidedContext {
    stack: StackAddress;
  }
}

/** Starts one stack for all browser and callable tests: `inject('stack')`. Tests share it, so each uses its own emails. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  requireBuilt();
  await clearEvidence();
  // Unpacks the browser before the tests' processes need it.
  browserPath();
  const stack = await startStack({ projectId: `demo-stet-test-${process.pid}` });
  const { origin, firestoreHost, projectId } = stack;
  // A worker's first call takes seconds.
  await Promise.all([call(origin, 'joinWaitlist', null), call(origin, 'submitContact', null)]);
  project.provide('stack', { origin, firestoreHost, projectId });
  return stack.stop;
}

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import type { TestProject } from 'vitest/node';
import { freePorts, LOOPBACK } from '../../scripts/stack/ports.ts';
import { defaultProject, ROOT } from '../../scripts/stack/project.ts';
import { browserPath } from './browser.ts';
import { call } from './call.ts';
import { clearEvidence } from './evidence.ts';

/** What a test needs to know of a stack; plain data, so that it can be handed to the test processes. */
export interface StackAddress {
  origin: string;
  firestoreHost: string;
  projectId: string;
}

declare module 'vitest' {
  interface ProvidedContext {
    stack: StackAddress;
  }
}

/** Starts one stack for all browser and callable tests: `inject('stack')`. Tests share it, so each uses its own emails. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  await clearEvidence();
  // Unpacks the browser before the tests' processes need it.
  browserPath();
  const { stop, ...stack } = await startStack();
  // A worker's first call takes seconds.
  await Promise.all([call(stack.origin, 'joinWaitlist', null), call(stack.origin, 'submitContact', null)]);
  project.provide('stack', stack);
  return stop;
}

/** Serves the last build on free ports, with its entries in memory. */
export async function startStack(): Promise<StackAddress & { stop(): Promise<void> }> {
  const [port, functionsPort, firestorePort] = await freePorts(3);
  const ports = ['--port', port, '--functions-port', functionsPort, '--firestore-port', firestorePort].map(String);
  const args = [join(ROOT, 'scripts/cli/run.js'), 'start', '--no-build', '--no-persist', ...ports];
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'inherit'] });
  for await (const chunk of child.stdout.iterator({ destroyOnReturn: false })) {
    if (String(chunk).includes('The site is ready')) break;
  }
  child.stdout.resume();
  const stop = async () => {
    child.kill('SIGINT');
    await once(child, 'exit');
  };
  const origin = `http://${LOOPBACK}:${port}`;
  return { origin, firestoreHost: `${LOOPBACK}:${firestorePort}`, projectId: defaultProject(), stop };
}

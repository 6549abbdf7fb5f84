import { execFileSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';
import { ROOT } from '../../tools/lib/project.ts';

/** `npm test` builds everything before the tests. */
export const isBuilt = process.env.npm_lifecycle_event === 'test';

/** Builds what is deployed, for the tests that read or run it: the workspace with the name of the test project. */
export default function build({ name }: TestProject): void {
  const { NODE_ENV: _, ...env } = process.env;
  if (!isBuilt) execFileSync('npm', ['run', 'build', '--silent', '-w', name], { cwd: ROOT, env, stdio: 'inherit' });
}

import { execFileSync } from 'node:child_process';
import type { TestProject } from 'vitest/node';
import { ROOT } from '../../tools/lib/project.ts';

/** `npm test` builds everything before the tests. */
export const isBuilt = process.env.npm_lifecycle_event === 'test';

/** Builds what is deployed, for the tests that read or run it. */
export default function build({ name }: TestProject): void {
  const workspace = name === 'pages' ? 'web' : 'functions';
  if (!isBuilt) execFileSync('npm', ['run', 'build', '--silent', '-w', workspace], { cwd: ROOT, stdio: 'inherit' });
}

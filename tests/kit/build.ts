import { execFileSync } from 'node:child_process';
import { ROOT } from '../../tools/lib/project.ts';

/** Builds what is deployed, for the tests that read or run it, unless `npm test` has built it. */
export default function build(): void {
  const { NODE_ENV: _, BUILT, ...env } = process.env;
  if (!BUILT) execFileSync('npm', ['run', 'build', '--silent'], { cwd: ROOT, env, stdio: 'inherit' });
}

import { execFileSync } from 'node:child_process';

/** Builds what is deployed, for the tests that run it. */
export default function setup(): void {
  execFileSync('npm', ['run', 'build', '--silent'], {
    cwd: `${import.meta.dirname}/../../functions`,
    stdio: 'inherit',
  });
}

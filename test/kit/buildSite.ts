import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Builds the site in a copy of `web`. Resolves to the warnings that the build prints. */
export async function buildSite(web: string): Promise<string> {
  const { NODE_ENV: _, ...env } = process.env;
  const { stderr } = await promisify(execFile)('npm', ['run', 'build', '--silent'], { cwd: web, env });
  return stderr;
}

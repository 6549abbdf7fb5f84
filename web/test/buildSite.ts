import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Builds the site in a folder like `web`, as from a shell; resolves to what that printed as warnings. */
export async function buildSite(web: string): Promise<string> {
  const { NODE_ENV: _, ...env } = process.env;
  const { stderr } = await promisify(execFile)('npm', ['run', 'build', '--silent'], { cwd: web, env });
  return stderr;
}

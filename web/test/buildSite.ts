import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/** Builds the site in a folder like `web`, as for production; resolves to what that printed as warnings. */
export async function buildSite(web: string): Promise<string> {
  const env = { ...process.env, NODE_ENV: 'production' };
  const { stderr } = await promisify(execFile)('npm', ['run', 'build', '--silent'], { cwd: web, env });
  return stderr;
}

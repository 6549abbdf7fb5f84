import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { promisify } from 'node:util';
import { FIREBASE, ROOT } from '../stack/project.ts';

/** Runs a program in the repository, on this terminal; throws if it fails. */
export async function run(program: string, args: string[], signal: AbortSignal): Promise<void> {
  const child = spawn(program, args, { cwd: ROOT, stdio: 'inherit', signal });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error('The last step failed; its output is above.');
}

/** Asks the Firebase CLI and gives its JSON result; throws its error as a sentence. */
export async function askFirebase(args: string[], signal: AbortSignal): Promise<unknown> {
  const asking = promisify(execFile)(process.execPath, [FIREBASE, ...args, '--json'], { cwd: ROOT, signal });
  // It prints its errors as JSON, too.
  const { stdout, stderr } = await asking.catch((failed) => failed);
  signal.throwIfAborted();
  if (!stdout?.startsWith('{')) throw new Error(`firebase ${args[0]} failed: ${stderr || stdout}`);
  const { result, error } = JSON.parse(stdout);
  if (error) throw new Error(`firebase ${args[0]}: ${error}`);
  return result;
}

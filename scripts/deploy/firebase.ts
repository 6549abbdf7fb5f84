import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';

const FIREBASE = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');

/** Runs the Firebase CLI in a folder, on this terminal; throws if it fails. */
export async function firebase(args: string[], folder: string, quit: AbortSignal): Promise<void> {
  await run(process.execPath, [FIREBASE, ...args], `firebase ${args[0]}`, folder, quit);
}

/** Runs a program in a folder, on this terminal; throws if it fails. */
export async function run(
  program: string,
  args: string[],
  name: string,
  folder: string,
  quit: AbortSignal,
): Promise<void> {
  quit.throwIfAborted();
  const child = spawn(program, args, { cwd: folder, stdio: 'inherit', shell: process.platform === 'win32' });
  // A Ctrl-C in the terminal reaches it without us; a polite kill does not.
  const end = () => child.kill('SIGTERM');
  quit.addEventListener('abort', end, { once: true });
  const [code] = await once(child, 'exit');
  quit.removeEventListener('abort', end);
  quit.throwIfAborted();
  if (code !== 0) throw new Error(`${name} failed; what it said is above.`);
}

import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { buildAll } from './build.ts';
import { runCommand } from './command.ts';
import { Progress } from './progress.ts';
import { defaultProject, ROOT } from './root.ts';

/** What firebase-tools asks of the machine for its Firestore emulator. */
const JAVA_NEEDED = 21;

/** Builds everything and runs Firebase's own emulators, Firestore and the Emulator UI included, as firebase.json has them. */
export const main = () =>
  runCommand(async (quit) => {
    requireJava();
    await buildAll(new Progress(), quit);
    const firebase = createRequire(import.meta.url).resolve('firebase-tools/lib/bin/firebase.js');
    const args = [firebase, 'emulators:start', '--project', defaultProject()];
    const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
    // A Ctrl-C in the terminal reaches it without us; sent twice within a moment, it takes the two for one.
    quit.addEventListener('abort', () => child.kill('SIGINT'), { once: true });
    const [code] = await once(child, 'exit');
    if (code !== 0 && !quit.aborted) throw new Error(`The Firebase emulators ended with code ${code}.`);
  });

function requireJava(): void {
  const { stderr, error } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const found = /version "(\d+)/.exec(stderr ?? '')?.[1];
  const rest = 'npm start does without.';
  if (error || !found) throw new Error(`Firebase's own emulators need Java ${JAVA_NEEDED}, and there is none: ${rest}`);
  if (Number(found) < JAVA_NEEDED) {
    throw new Error(`Firebase's own emulators need Java ${JAVA_NEEDED}, and this is Java ${found}: ${rest}`);
  }
}

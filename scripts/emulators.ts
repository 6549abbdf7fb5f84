import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { command } from './cli/command.ts';
import { Progress } from './cli/progress.ts';
import { buildAll } from './stack/build.ts';
import { defaultProject, FIREBASE, ROOT } from './stack/project.ts';

/** The oldest Java that firebase-tools' Firestore emulator runs on. */
const JAVA_NEEDED = 21;

/** Builds everything and runs Firebase's own emulators as firebase.json lists them. */
export const define = (quit: AbortSignal) =>
  command('npm run emulators --', "Builds the site and runs Firebase's own emulators with their UI.").action(
    async () => {
      requireJava();
      await buildAll(new Progress(), quit);
      const args = [FIREBASE, 'emulators:start', '--project', defaultProject()];
      const child = spawn(process.execPath, args, { cwd: ROOT, stdio: 'inherit' });
      // The terminal's Ctrl-C reaches it directly; it takes two within a moment for one.
      quit.addEventListener('abort', () => child.kill('SIGINT'), { once: true });
      const [code] = await once(child, 'exit');
      if (code !== 0 && !quit.aborted) throw new Error(`The Firebase emulators ended with code ${code}: see above.`);
    },
  );

function requireJava(): void {
  const { stderr, error } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  const found = error ? undefined : /version "(\d+)/.exec(stderr)?.[1];
  if (Number(found) >= JAVA_NEEDED) return;
  const state = found ? `this is Java ${found}` : 'there is none';
  throw new Error(`Firebase's own emulators need Java ${JAVA_NEEDED}, and ${state}: install it, or use npm start.`);
}

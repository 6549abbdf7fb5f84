import { once } from 'node:events';
import { ROOT } from './root.ts';
import { endGroup, spawnGroup } from './stack/processes.ts';

/** Builds one workspace by its own build script; throws with the script's output if it fails. */
export async function build(workspace: 'web' | 'functions', quit: AbortSignal): Promise<void> {
  quit.throwIfAborted();
  const child = spawnGroup('npm', ['run', 'build', '--silent', '--workspace', workspace], {
    cwd: ROOT,
    stdio: ['ignore', 'pipe', 'pipe'],
    shell: process.platform === 'win32',
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => (output += chunk));
  const end = () => void endGroup(child);
  quit.addEventListener('abort', end, { once: true });
  const [code] = await once(child, 'close');
  quit.removeEventListener('abort', end);
  await endGroup(child);
  quit.throwIfAborted();
  if (code !== 0) throw new Error(`Building ${workspace} failed:\n${output.trimEnd()}`);
}

import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Progress } from '../cli/progress.ts';
import { endGroup, spawnGroup } from './processes.ts';
import { ROOT } from './project.ts';

type Workspace = 'web' | 'functions';

const RESULTS = { web: 'web/dist/index.html', functions: 'functions/dist/index.js' };

/** Builds both workspaces at once. */
export async function buildAll(progress: Progress, quit: AbortSignal): Promise<void> {
  await Promise.all([
    progress.step('Build the functions', () => build('functions', quit)),
    progress.step('Build the site', () => build('web', quit)),
  ]);
}

/** Throws one sentence if something was never built. */
export function requireBuilt(workspaces: Workspace[] = ['web', 'functions']): void {
  for (const workspace of workspaces) {
    if (existsSync(join(ROOT, RESULTS[workspace]))) continue;
    throw new Error(`${RESULTS[workspace]} is missing: run npm run build first.`);
  }
}

/** Builds one workspace by its own build script; throws with the script's output if it fails. */
export async function build(workspace: Workspace, quit: AbortSignal): Promise<void> {
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

import { execFile } from 'node:child_process';
import { globSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Progress } from '../cli/progress.ts';
import { ROOT } from './project.ts';

type Workspace = 'web' | 'functions';

const RESULTS = { web: 'web/dist/index.html', functions: 'functions/dist/index.cjs' };
const SOURCES = {
  web: ['web/vite.config.ts', 'web/{src,static,vite,public}/**/*.*', 'functions/src/contract/*.ts'],
  functions: ['functions/src/**/*.ts'],
};

/** Builds both workspaces at once. */
export async function buildAll(progress: Progress, quit: AbortSignal): Promise<void> {
  await Promise.all([
    progress.step('Build the functions', () => build('functions', quit)),
    progress.step('Build the site', () => build('web', quit)),
  ]);
}

/** Throws one sentence if a build is missing or older than its sources. */
export function requireBuilt(workspaces: Workspace[] = ['web', 'functions'], root = ROOT): void {
  for (const workspace of workspaces) {
    const result = RESULTS[workspace];
    const built = statSync(join(root, result), { throwIfNoEntry: false })?.mtimeMs;
    if (built === undefined) throw new Error(`${result} is missing: run npm run build.`);
    const newer = changes(workspace, root).find(([, changed]) => changed > built);
    if (newer) throw new Error(`${newer[0]} has changed since the last build: run npm run build.`);
  }
}

/** The sources of a workspace with the times of their last change. */
export function changes(workspace: Workspace, root = ROOT): [source: string, time: number][] {
  const sources = globSync(SOURCES[workspace], { cwd: root, exclude: ['**/*.test.*'] });
  return sources.map((source) => [source, statSync(join(root, source), { throwIfNoEntry: false })?.mtimeMs ?? 0]);
}

/** Builds one workspace by its own build script; throws with the script's output if it fails. */
export async function build(workspace: Workspace, quit: AbortSignal): Promise<void> {
  const args = ['run', 'build', '--silent', '--workspace', workspace];
  try {
    await promisify(execFile)('npm', args, { cwd: ROOT, signal: quit });
  } catch (error) {
    quit.throwIfAborted();
    const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
    throw new Error(`Building ${workspace} failed:\n${(stdout + stderr).trimEnd()}`, { cause: error });
  }
}

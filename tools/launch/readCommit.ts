import { execFileSync } from 'node:child_process';

type Checkout = { commit?: string; changes?: string; refusal?: string };

/** Returns a folder's commit, and each change since; or git's refusal. */
export function readCommit(folder: string): Checkout {
  // No developer's setting changes the answers. In a hook, git's variables can name another repository. Its messages may be translated.
  const env = { ...process.env, GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined, LC_ALL: 'C' };
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' }).trimEnd();
  try {
    return {
      commit: git('rev-parse', 'HEAD'),
      changes: git('status', '--porcelain', '--untracked-files=normal', '.'),
    };
  } catch (error) {
    const { stderr } = error as { stderr: string | null };
    // The folder may not be in a repository, or git not be installed.
    return !stderr || stderr.includes('not a git repository') ? {} : { refusal: stderr.trim() };
  }
}

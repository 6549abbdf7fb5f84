import { execFileSync } from 'node:child_process';

type Checkout = { commit?: string; changes?: string; textsChangedOn?: string; isShallow?: boolean; refusal?: string };

/** Returns a folder's commit, each change since, and the day of the last change to `texts`; or git's refusal. */
export function readCommit(folder: string, texts: string[]): Checkout {
  // No developer's setting changes the answers. In a hook, git's variables can name another repository. Its messages may be translated.
  const env = { ...process.env, GIT_DIR: undefined, GIT_WORK_TREE: undefined, GIT_INDEX_FILE: undefined, LC_ALL: 'C' };
  const git = (...args: string[]) =>
    execFileSync('git', args, { cwd: folder, env, encoding: 'utf8', stdio: 'pipe' }).trimEnd();
  try {
    return {
      isShallow: git('rev-parse', '--is-shallow-repository') === 'true',
      commit: git('rev-parse', 'HEAD'),
      changes: git('status', '--porcelain', '--untracked-files=normal', '.'),
      textsChangedOn: git('log', '-1', '--no-show-signature', '--format=%cs', '--', ...texts),
    };
  } catch (error) {
    const { stderr } = error as { stderr: string | null };
    // The folder may not be in a repository, or git not be installed.
    return !stderr || stderr.includes('not a git repository') ? {} : { refusal: stderr.trim() };
  }
}

import { type ChildProcess, type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';

const GRACE_MS = 1_000;

/** Groups that were started and not ended yet: none of them outlives this process, however it ends. */
const running = new Set<number>();
process.on('exit', () => running.forEach(killGroup));

/**
 * Starts a program as the leader of its own process group: a Ctrl-C in the terminal reaches only us, and
 * ending the group ends every process that the program started.
 */
export function spawnGroup(command: string, args: string[], options: SpawnOptions): ChildProcess {
  const leader = spawn(command, args, { ...options, detached: true, windowsHide: true });
  if (leader.pid !== undefined) running.add(leader.pid);
  return leader;
}

/** Asks the group's leader to end, then ends what is left of the group. */
export async function endGroup(leader: ChildProcess): Promise<void> {
  if (leader.pid === undefined) return;
  if (leader.exitCode === null && leader.signalCode === null) {
    const exited = once(leader, 'exit');
    leader.kill('SIGINT');
    const grace = new AbortController();
    await Promise.race([exited, wait(GRACE_MS, undefined, { signal: grace.signal }).catch(() => {})]);
    grace.abort();
  }
  killGroup(leader.pid);
}

function killGroup(leaderPid: number): void {
  running.delete(leaderPid);
  try {
    process.kill(-leaderPid, 'SIGKILL');
  } catch (error) {
    // ESRCH: nobody is left, which is what was wanted.
    if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
  }
}

import { execFileSync } from 'node:child_process';

/** The ids of all processes that a process has started, and those have started, and so on, its own included. */
export function family(pid: number): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const parents = rows.map((row) => row.trim().split(/\s+/).map(Number));
  const members = [pid];
  // A member's children come behind it, so they are visited too.
  for (const member of members) {
    for (const [child = 0, parent] of parents) if (parent === member) members.push(child);
  }
  return members;
}

/** Which of the processes still run; those that ended and wait to be collected don't. */
export function alive(pids: number[]): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,stat='], { encoding: 'utf8' }).trim().split('\n');
  const running = rows.filter((row) => !/\sZ/.test(row)).map((row) => Number.parseInt(row.trim(), 10));
  return pids.filter((pid) => running.includes(pid));
}

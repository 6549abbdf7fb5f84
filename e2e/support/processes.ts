import { execFileSync } from 'node:child_process';

/** The ids of a process and of all its descendants. */
export function family(pid: number): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,ppid='], { encoding: 'utf8' }).trim().split('\n');
  const parents = rows.map((row) => row.trim().split(/\s+/).map(Number));
  const members = [pid];
  // Appended children are visited, too.
  for (const member of members) {
    for (const [child = 0, parent] of parents) if (parent === member) members.push(child);
  }
  return members;
}

/** Filters the processes that still run; zombies don't. */
export function alive(pids: number[]): number[] {
  const rows = execFileSync('ps', ['-A', '-o', 'pid=,stat='], { encoding: 'utf8' }).trim().split('\n');
  const running = rows.filter((row) => !/\sZ/.test(row)).map((row) => Number.parseInt(row.trim(), 10));
  return pids.filter((pid) => running.includes(pid));
}

import { createInterface } from 'node:readline/promises';
import { run } from './entries/run.ts';

/** The owner's tool: reads, counts, exports and erases entries. */
export async function main(args: string[]): Promise<void> {
  const quit = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => quit.abort());
  // Whoever reads the output may have seen enough.
  process.stdout.on('error', (error: NodeJS.ErrnoException) => {
    if (error.code !== 'EPIPE') throw error;
    process.exit(0);
  });
  const { stdin, stdout, stderr } = process;
  const confirm = async (question: string) => {
    const lines = createInterface({ input: stdin, output: stderr });
    try {
      return /^y(es)?$/i.test((await lines.question(`${question} (y/N) `, { signal: quit.signal })).trim());
    } finally {
      lines.close();
    }
  };
  process.exitCode = await run(args, {
    terminal: {
      out: stdout,
      err: stderr,
      columns: stdout.isTTY ? stdout.columns : undefined,
      confirm: stdin.isTTY ? confirm : undefined,
    },
    env: process.env,
    now: new Date(),
    quit: quit.signal,
  });
  // A call that is still waiting for its answer would keep the process.
  if (quit.signal.aborted) process.exit();
}

import { createInterface } from 'node:readline/promises';
import { entriesCommand } from './entries/commands.ts';

/** The owner's tool: reads, counts, exports and erases entries. */
export function define(quit: AbortSignal) {
  const { stdin, stdout, stderr } = process;
  const confirm = async (question: string) => {
    const lines = createInterface({ input: stdin, output: stderr });
    try {
      return /^y(es)?$/i.test((await lines.question(`${question} (y/N) `, { signal: quit })).trim());
    } finally {
      lines.close();
    }
  };
  return entriesCommand({
    terminal: {
      out: stdout,
      err: stderr,
      columns: stdout.isTTY ? stdout.columns : undefined,
      confirm: stdin.isTTY ? confirm : undefined,
    },
    env: process.env,
    now: new Date(),
    quit,
  });
}

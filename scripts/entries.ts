import { createInterface } from 'node:readline/promises';
import { entriesCommand } from './entries/commands.ts';

/** The owner's tool: reads, counts, exports and erases entries. */
export function define(quit: AbortSignal) {
  const { stdin, stdout, stderr } = process;
  const confirm = async (question: string) => {
    const lines = createInterface({ input: stdin, output: stderr });
    // Asking, readline takes Ctrl-C for itself.
    lines.once('SIGINT', () => process.emit('SIGINT'));
    try {
      return /^y(es)?$/i.test((await lines.question(`${question} (y/N) `)).trim());
    } finally {
      lines.close();
    }
  };
  // Nothing here needs time to end, and a silent database would keep it waiting.
  quit.addEventListener('abort', () => process.exit(130));
  return entriesCommand({
    out: stdout,
    err: stderr,
    columns: stdout.isTTY ? stdout.columns || 80 : undefined,
    confirm: stdin.isTTY ? confirm : undefined,
  });
}

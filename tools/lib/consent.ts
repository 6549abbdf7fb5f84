import { createInterface } from 'node:readline/promises';

/** Asks a yes-or-no question. */
export type Confirm = (question: string) => Promise<boolean>;

/** Asks on this process's terminal. */
export async function confirm(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await lines.question(`${question} (y/N) `).finally(() => lines.close());
  return /^y(es)?$/i.test(answer.trim());
}

/** Throws unless the owner agrees, or agreed with `--yes`. Without an interactive terminal, nobody can be asked. */
export async function requireConsent(
  { confirm }: { confirm?: Confirm | undefined },
  yes: boolean,
  question: string,
): Promise<void> {
  if (yes) return;
  if (!confirm) throw new Error('Not an interactive terminal. Pass --yes to confirm.');
  if (!(await confirm(question))) throw new Error('Nothing was changed.');
}

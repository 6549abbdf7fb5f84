import { createInterface } from 'node:readline/promises';
import { domainToUnicode } from 'node:url';

const SPACES = /\s+/gu;
// Controls, and characters that reverse a line.
const UNPRINTABLE = /[\p{Cc}\p{Cs}\p{Bidi_Control}]/gu;
const INVISIBLE = /[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}\s]/gu;
/**
 * Latin letters, each before its confusables: of other scripts, and digits. Most are from Unicode's list
 * (https://www.unicode.org/reports/tr39/#Confusable_Detection); the others look alike in small type.
 */
const CONFUSABLES =
  'aаαɑ bЬƅ cсϲ dԁ eеє gɡց hһհ iіιıì jјϳ kкκ lӏ1| mм nпո oоοօ0 pрρ qԛզ rг sѕ tтτ uυս vѵν wԝω xхχ yуγ zᴢ';
const LETTERS = new Map(
  CONFUSABLES.split(' ').flatMap(([letter = '', ...others]) =>
    others.map((other): [string, string] => [other, letter]),
  ),
);

/** A command's output: results to `out`, everything else to `err`. */
export interface Terminal {
  out: NodeJS.WritableStream;
  err: NodeJS.WritableStream;
  /** Width of the screen; absent if `out` is none. */
  columns?: number | undefined;
  /** Asks a yes-or-no question; absent if nobody can answer. */
  confirm?: ((question: string) => Promise<boolean>) | undefined;
}

/** The screen or pipes that the owner started this process with. */
export function ownTerminal(): Terminal {
  const { stdin, stdout, stderr } = process;
  return {
    out: stdout,
    err: stderr,
    // A terminal may not know its size.
    columns: stdout.isTTY ? stdout.columns || 80 : undefined,
    confirm: stdin.isTTY ? confirm : undefined,
  };
}

async function confirm(question: string): Promise<boolean> {
  const lines = createInterface({ input: process.stdin, output: process.stderr });
  // Asking, readline takes Ctrl-C for itself.
  lines.once('SIGINT', () => process.emit('SIGINT'));
  try {
    return /^y(es)?$/i.test((await lines.question(`${question} (y/N) `)).trim());
  } finally {
    lines.close();
  }
}

/** Throws unless the owner agrees. */
export async function requireConsent({ confirm }: Terminal, question: string): Promise<void> {
  if (!confirm) throw new Error('Nobody can answer here: --yes skips the question.');
  if (!(await confirm(question))) throw new Error('Nothing was changed.');
}

/** A visitor's text on one line, harmless to a terminal. */
export function printable(entered: string): string {
  return entered.trim().replaceAll(SPACES, ' ').replaceAll(UNPRINTABLE, '\ufffd');
}

/** Equal for addresses that look the same. */
export function skeleton(address: string): string {
  const visible = address.normalize('NFKC').toLowerCase().replaceAll(INVISIBLE, '');
  const at = visible.lastIndexOf('@') + 1;
  const written = visible.slice(0, at) + (domainToUnicode(visible.slice(at)) || visible.slice(at));
  return Array.from(written, (character) => LETTERS.get(character) ?? character).join('');
}

/** An address with everything but plain ASCII escaped, so that an owner can see it, and quote it in a shell. */
export function escaped(address: string): string {
  return address.replaceAll(/[^!-~]|['\\]/gu, (character) => `\\u{${character.codePointAt(0)?.toString(16)}}`);
}

/** The address that `escaped` was given. */
export function unescaped(written: string): string {
  return written.replaceAll(/\\u\{([0-9a-f]{1,5})\}/gi, (_, hex) => String.fromCodePoint(Number.parseInt(hex, 16)));
}

export function plural(count: number, one: string, many = `${one}s`): string {
  return `${count.toLocaleString('en')} ${count === 1 ? one : many}`;
}

import type { CommanderError } from 'commander';

/** What Commander says of a command line it can't take, as one sentence. */
export function misuse({ message }: CommanderError): string {
  const [first = '', ...rest] = message.replace(/^error: /, '').replaceAll('\n', ' ');
  return `${first.toUpperCase()}${rest.join('')}`;
}

import { existsSync, lstatSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Argument, InvalidArgumentError, Option } from 'commander';
import { normaliseEmail } from '../../shared/email.ts';
import { wholeNumber } from '../lib/command.ts';
import { ALL, folded } from './entry.ts';

// The commands' arguments and options. They are checked before a database is opened, and before the owner is asked.

export const collection = () => new Option('--collection <name>', 'only these').choices(ALL.map(({ name }) => name));
export const yes = () => new Option('--yes', 'without asking').default(false);
export const atMost = (name: string, most: number) =>
  new Option(`${name} <number>`, 'how many at most').argParser(wholeNumber(1, most));

export const text = (about: string) => new Argument('<text>', about).argParser(filled(folded));
export const whose = (about: string) => new Argument('[whose]', about).argParser(filled(normaliseEmail));

function filled(clean: (given: string) => string) {
  return (given: string) => {
    if (clean(given).trim() === '') throw new InvalidArgumentError('It is empty.');
    return given.trim();
  };
}

export const newFile = (about: string, ...endings: string[]) =>
  new Option('--out <file>', `${about}; its name must end in ${endings.join(' or ')}`).argParser((given) => {
    // npm runs the tool in the project's folder. The owner may be in another one.
    const file = resolve(process.env.INIT_CWD ?? '', given);
    if (lstatSync(file, { throwIfNoEntry: false })) throw new InvalidArgumentError('It exists: name a new file.');
    if (!existsSync(dirname(file))) throw new InvalidArgumentError('It must be in an existing folder.');
    if (endings.some((ending) => file.toLowerCase().endsWith(ending))) return file;
    throw new InvalidArgumentError(`Its name must end in ${endings.join(' or ')}.`);
  });

export const time = (name: string, about: string) => new Option(`${name} <time>`, about).argParser(parseTime);

const TIME = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?) ?(Z|[+-]\d\d:?\d\d)?)?$/i;

/** Parses a time as `list` prints it, or in ISO 8601. Without a zone it is in UTC, as in all output. */
export function parseTime(given: string): Date {
  const [, day = '', time = '00:00', zone = 'Z'] = TIME.exec(given.trim()) ?? [];
  const date = new Date(`${day}T${time}${zone.toUpperCase()}`);
  // JavaScript takes 30 February for 2 March.
  const start = new Date(`${day}T00:00Z`);
  if (!Number.isNaN(date.getTime()) && start.toISOString().startsWith(day)) return date;
  throw new InvalidArgumentError('It takes a time like 2026-11-30, "2026-11-30 12:00" or 2026-11-30T12:00:00.000Z.');
}

import { existsSync, lstatSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { Argument, InvalidArgumentError, Option } from 'commander';
import { wholeNumber } from '../lib/command.ts';
import { ALL, folded } from './selection.ts';

// The commands' arguments and options. They are checked before a database is opened, and before the owner is asked.

export const collection = () => new Option('--collection <name>', 'only these').choices(ALL.map(({ name }) => name));
export const notPassedOn = (about: string) =>
  new Option('--not-passed-on', `only ${about} has accepted, and that are not invited`);
export const yes = () => new Option('--yes', 'without asking').default(false);
export const atMost = (name: string, most: number) =>
  new Option(`${name} <number>`, 'how many at most').argParser(wholeNumber(1, most));

/** An argument that isn't empty, nor only blanks or invisible characters. */
export const filled = (name: string, about: string) =>
  new Argument(name, about).argParser((given) => {
    if (folded(given).trim() === '') throw new InvalidArgumentError('It is empty.');
    return given.trim();
  });

export const newFile = (about: string, ...endings: string[]) =>
  new Option('--out <file>', `${about}; its name must end in ${endings.join(' or ')}`).argParser((given) => {
    // npm runs the tool in the project's folder. The owner may be in another one.
    const file = resolve(process.env.INIT_CWD ?? '', given);
    if (lstatSync(file, { throwIfNoEntry: false })) throw new InvalidArgumentError('It exists: name a new file.');
    const hint = given.startsWith('~') ? " Your shell doesn't replace ~ after =." : '';
    if (!existsSync(dirname(file))) throw new InvalidArgumentError(`It must be in an existing folder.${hint}`);
    if (endings.some((ending) => file.toLowerCase().endsWith(ending))) return file;
    throw new InvalidArgumentError(`Its name must end in ${endings.join(' or ')}.`);
  });

export const time = (name: string, about: string) => new Option(`${name} <time>`, about).argParser(parseTime);

const TIME = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d(?::\d\d(?:\.\d{1,9})?)?)Z?)?$/;

/** Parses a day, or a time as `list` and `invite` print it, in UTC. */
export function parseTime(given: string): Date {
  const [, day = '', time = '00:00'] = TIME.exec(given.trim()) ?? [];
  const date = new Date(`${day}T${time}Z`);
  // JavaScript takes 30 February for 2 March.
  if (!Number.isNaN(date.getTime()) && date.toISOString().startsWith(day)) return date;
  throw new InvalidArgumentError('It takes a time like 2026-11-30, "2026-11-30 12:00" or 2026-11-30T12:00:00.000Z.');
}

import { parseArgs } from 'node:util';
import { PART_NAMES, type PartName, USUAL_PARTS } from './parts.ts';

export interface Options {
  /** Every measurement is taken once a round; the tables show medians and ranges over the rounds. */
  rounds: number;
  /** The page that is measured. */
  route: string;
  /** The parts to run. */
  only: PartName[];
  /** Whether to build first. */
  build: boolean;
}

/** Reads what follows `npm run bench:page --`: `--rounds 3 --route /contact --only blocking --only taps --no-build`. */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    allowNegative: true,
    options: {
      rounds: { type: 'string', default: '5' },
      route: { type: 'string', default: '/' },
      only: { type: 'string', multiple: true, default: [...USUAL_PARTS] },
      build: { type: 'boolean', default: true },
    },
  });
  if (!/^[1-9]\d?$/.test(values.rounds)) throw new Error(`--rounds takes a number from 1 to 99, not ${values.rounds}.`);
  if (!values.route.startsWith('/')) throw new Error(`--route takes a path like /contact, not ${values.route}.`);
  const unknown = values.only.find((name) => !(PART_NAMES as string[]).includes(name));
  if (unknown) throw new Error(`There is no part "${unknown}"; --only takes ${PART_NAMES.join(', ')}.`);
  return { rounds: Number(values.rounds), route: values.route, only: values.only as PartName[], build: values.build };
}

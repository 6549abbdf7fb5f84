import { parseArgs } from 'node:util';

export interface Options {
  ports: { hosting: number; functions: number; firestore: number };
  /** Whether to build first. */
  build: boolean;
  /** How many made-up entries to fill in. */
  seed: number;
}

/**
 * Reads what follows `npm start --` or `npm run dev --`:
 * `--port 5050 --functions-port 5051 --firestore-port 8081 --no-build --seed 200`.
 */
export function readOptions(args: string[]): Options {
  const { values } = parseArgs({
    args,
    allowNegative: true,
    options: {
      port: { type: 'string', default: '5000' },
      'functions-port': { type: 'string', default: '5001' },
      'firestore-port': { type: 'string', default: '8080' },
      build: { type: 'boolean', default: true },
      seed: { type: 'string', default: '0' },
    },
  });
  const ports = {
    hosting: whole('--port', values.port, 1, 65_535),
    functions: whole('--functions-port', values['functions-port'], 1, 65_535),
    firestore: whole('--firestore-port', values['firestore-port'], 1, 65_535),
  };
  if (new Set(Object.values(ports)).size < 3) {
    throw new Error('The site, the functions and Firestore need three different ports.');
  }
  return { ports, build: values.build, seed: whole('--seed', values.seed, 0, 10_000) };
}

function whole(option: string, given: string, least: number, most: number): number {
  if (!/^\d+$/.test(given) || Number(given) < least || Number(given) > most) {
    throw new Error(`${option} takes a whole number from ${least} to ${most}, not ${given}.`);
  }
  return Number(given);
}

import { parseArgs } from 'node:util';

export interface Ports {
  hosting: number;
  functions: number;
  firestore: number;
}

/** What the public contract promises where nothing else is asked for. */
const DEFAULTS: Ports = { hosting: 5000, functions: 5001, firestore: 8080 };

/** Reads `--port 5050 --functions-port 5051 --firestore-port 8081`; further options are the caller's. */
export function readPorts(args: string[]): Ports {
  const { values } = parseArgs({
    args,
    options: {
      port: { type: 'string' },
      'functions-port': { type: 'string' },
      'firestore-port': { type: 'string' },
      seed: { type: 'string' },
    },
  });
  const ports = {
    hosting: number('--port', values.port, DEFAULTS.hosting),
    functions: number('--functions-port', values['functions-port'], DEFAULTS.functions),
    firestore: number('--firestore-port', values['firestore-port'], DEFAULTS.firestore),
  };
  if (new Set(Object.values(ports)).size < 3)
    throw new Error('The site, the functions and Firestore need three different ports.');
  return ports;
}

function number(option: string, given: string | undefined, otherwise: number): number {
  if (given === undefined) return otherwise;
  if (!/^\d{1,5}$/.test(given) || Number(given) < 1 || Number(given) > 65_535) {
    throw new Error(`${option} takes a number from 1 to 65535, not ${given}.`);
  }
  return Number(given);
}

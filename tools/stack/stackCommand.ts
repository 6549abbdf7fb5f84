import type { Command } from 'commander';
import getPort, { portNumbers } from 'get-port';
import { command, wholeNumber } from '../lib/command.ts';
import { FIRESTORE_PORT } from '../lib/loopback.ts';
import { defaultProject } from '../lib/project.ts';

export interface StackFlags {
  port?: number;
  functionsPort: number;
  firestorePort: number;
  /** Only of `npm run dev`. */
  inspect?: number;
  build: boolean;
  persist: boolean;
  seed: number;
}

export const SITE_PORT = 5000;

// On Linux, lower ones need root.
export const port = wholeNumber(1_024, 65_535);

/** A command that serves the local stack, with the options that all of them take. */
export function stackCommand(usage: string, description: string): Command {
  return command(usage, description)
    .hook('preAction', () => void defaultProject())
    .option('--port <number>', `port of the site (default: ${SITE_PORT}, or 5050 and up if it is taken)`, port)
    .option('--functions-port <number>', 'port of the functions', port, 5001)
    .option('--firestore-port <number>', 'port of Firestore', port, FIRESTORE_PORT)
    .option('--no-build', 'serve the last build')
    .option('--no-persist', 'keep entries in memory only')
    .option('--seed <number>', 'add this many made-up entries', wholeNumber(0, 1_000), 0);
}

/**
 * Resolves to the site's port. Fails if a chosen port is taken, on any interface: on a Mac, 127.0.0.1 can be bound beside
 * another listener. There, AirPlay has port 5000.
 */
export async function sitePortOf({ port, functionsPort, firestorePort, inspect }: StackFlags): Promise<number> {
  const chosen = { port, 'functions-port': functionsPort, 'firestore-port': firestorePort, inspect };
  for (const [option, number] of Object.entries(chosen)) {
    if (!number) continue;
    if ((await getPort({ port: number })) === number) continue;
    const end = `If an earlier start still runs, end it: kill $(lsof -ti tcp:${number} -sTCP:LISTEN).`;
    throw new Error(`Port ${number} is taken. ${end} Or choose another port with --${option}.`);
  }
  // Browsers refuse 5060.
  return port ?? getPort({ port: [SITE_PORT, ...portNumbers(5050, 5059)] });
}

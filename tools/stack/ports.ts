import { createSocket } from 'node:dgram';
import { once } from 'node:events';
import type { Command } from 'commander';
import { isFreePort, LOOPBACK } from '../lib/loopback.ts';
import type { StackFlags } from './stackCommand.ts';

/** Where the site goes if its default port is taken. */
const OTHER_PORT = 5050;

/**
 * Takes the ports of a stack for this process, and resolves to the site's. Fails if one is taken. If nobody chose the
 * site's port, the site gets another one, because on a Mac AirPlay has the default port.
 */
export async function takePorts(flags: StackFlags, program: Command): Promise<number> {
  const isChosen = program.getOptionValueSource('port') !== 'default';
  const options = new Map<number, string>();
  for (const [option, port] of [
    ['--port', isChosen && flags.port],
    ['--functions-port', flags.functionsPort],
    ['--firestore-port', flags.firestorePort],
    ['--inspect', flags.inspect],
  ] as const) {
    if (!port) continue;
    const other = options.get(port);
    if (other) throw new Error(`${other} and ${option} are both ${port}. Choose another port for one of them.`);
    options.set(port, option);
  }
  for (const [port, option] of options) {
    if (await take(port)) continue;
    throw new Error(`Port ${port} is taken by another program. Choose another one with ${option}.`);
  }
  let site = flags.port;
  while (!isChosen && !(await take(site))) site = Math.max(OTHER_PORT, site + 1);
  return site;
}

/**
 * Takes this port if it is free. A UDP socket keeps it from other stacks, because Hosting listens there only after the
 * build. UDP has ports of its own. The system frees them however this process ends.
 */
async function take(port: number): Promise<boolean> {
  if (!(await isFreePort(port))) return false;
  return once(createSocket('udp4').unref().bind(port, LOOPBACK), 'listening').then(
    () => true,
    () => false,
  );
}

import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';

/** Everything the project starts listens here and nowhere else. */
export const LOOPBACK = '127.0.0.1';

/** Firestore's default port, where the owner's commands look for it. */
export const FIRESTORE_PORT = 8080;

const ANSWER_MS = 1_000;
/** Systems assign random ports above this range, so a free port stays free until its server starts. */
const QUIET_PORTS = [10_000, 32_768] as const;

/** Throws if a port is taken or refused by browsers, and names the option that changes it. */
export async function requireFreePort(port: number, purpose: string, option: string): Promise<void> {
  const obstacle = await obstacleAt(port);
  if (obstacle) throw new Error(`Port ${port} (${purpose}) is ${obstacle}. Choose another one with ${option}.`);
}

/** Finds ports that nobody listens on, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const ports = new Set<number>();
  while (ports.size < count) {
    const port = randomInt(...QUIET_PORTS);
    if (!(await obstacleAt(port))) ports.add(port);
  }
  return [...ports];
}

/** Says why a browser can't reach a new server on a port; `undefined` if it can. */
async function obstacleAt(port: number): Promise<string | undefined> {
  // Connects instead of listening, because some systems let two programs listen on one port.
  const signal = AbortSignal.timeout(ANSWER_MS);
  const failure = await fetch(`http://${LOOPBACK}:${port}`, { signal }).catch((error: Error) => error.cause);
  if (failure instanceof Error && 'code' in failure && failure.code === 'ECONNREFUSED') return undefined;
  // Browsers and Node have the same list of ports that a page may not open.
  const isRefused = failure instanceof Error && failure.message === 'bad port';
  return isRefused ? 'refused by browsers' : 'taken by another program';
}

/** Lets a server listen, on a free port unless one is given, and resolves to the port. */
export async function listen(server: Server, port = 0): Promise<number> {
  await once(server.listen(port, LOOPBACK), 'listening');
  return (server.address() as AddressInfo).port;
}

import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import getPort, { clearLockedPorts, portNumbers } from 'get-port';

/** Everything the project starts listens here and nowhere else. */
export const LOOPBACK = '127.0.0.1';

/** Firestore's default port, where the owner's commands look for it. */
export const FIRESTORE_PORT = 8080;

/** Lets a server listen on this port, or on a free one. Resolves to the port. */
export async function listen(server: Server, port = 0, host = LOOPBACK): Promise<number> {
  await once(server.listen(port, host), 'listening');
  return (server.address() as AddressInfo).port;
}

/** Systems assign no lower port to connections. */
const ASSIGNED_MIN = 32_768;
/** Where the search for a free port begins. Processes that run together begin apart. */
let next = 20_000 + (process.pid % 350) * 20;

/** Resolves to a free port that the system assigns to no connection before somebody listens there. */
export async function freePort(): Promise<number> {
  const port = await getPort({ port: portNumbers(next, ASSIGNED_MIN - 1) });
  next = port + 1;
  return port;
}

/** Whether nobody listens on a port of any interface. On a Mac, 127.0.0.1 can be bound beside another listener. */
export async function isFreePort(port: number): Promise<boolean> {
  // Otherwise get-port returns no port twice within 30 seconds.
  clearLockedPorts();
  return (await getPort({ port })) === port;
}

/**
 * Keeps this process and its children off the network. Firestore's client and the Firebase CLI would call 127.0.0.1
 * through the shell's proxies, even with `no_proxy`. Both would look for credentials on a metadata server.
 */
export function stayLocal(): void {
  for (const name of Object.keys(process.env)) if (/^(grpc|https?|all)_proxy$/i.test(name)) delete process.env[name];
  process.env.METADATA_SERVER_DETECTION = 'none';
}

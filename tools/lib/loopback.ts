import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import type { AddressInfo, Server } from 'node:net';
import getPort, { portNumbers } from 'get-port';

/** Everything the project starts listens here and nowhere else. */
export const LOOPBACK = '127.0.0.1';

/** Firestore's default port, where the owner's commands look for it. */
export const FIRESTORE_PORT = 8080;

/** Lets a server listen on this port, or on a free one. Resolves to the port. */
export async function listen(server: Server, port = 0, host = LOOPBACK): Promise<number> {
  await once(server.listen(port, host), 'listening');
  return (server.address() as AddressInfo).port;
}

/** Resolves to a free port. From 32,768 on, the system could give it to a connection before somebody listens there. */
export function freePort(): Promise<number> {
  return getPort({ port: portNumbers(randomInt(20_000, 32_000), 32_767) });
}

/**
 * Keeps this process and its children off the network. Firestore's client and the Firebase CLI would call 127.0.0.1
 * through the shell's proxies, even with `no_proxy`. Both would look for credentials on a metadata server.
 */
export function stayLocal(): void {
  for (const name of Object.keys(process.env)) if (/^(grpc|https?|all)_proxy$/i.test(name)) delete process.env[name];
  process.env.METADATA_SERVER_DETECTION = 'none';
}

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';

/** Everything the project starts listens here and nowhere else. */
export const LOOPBACK = '127.0.0.1';

/** Firestore's default port, where the owner's commands look for it. */
export const FIRESTORE_PORT = 8080;

/** Lets a server listen, on a free port unless one is given, and resolves to the port. */
export async function listen(server: Server, port = 0, host = LOOPBACK): Promise<number> {
  await once(server.listen(port, host), 'listening');
  return (server.address() as AddressInfo).port;
}

/** Finds ports that nobody listens on, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const probes = Array.from({ length: count }, () => createServer());
  const ports = await Promise.all(probes.map((probe) => listen(probe)));
  await Promise.all(probes.map((probe) => once(probe.close(), 'close')));
  return ports;
}

/** Whether nobody listens on a port: on a Mac, 127.0.0.1 can be bound beside a listener on all interfaces. */
export async function isFreePort(port: number): Promise<boolean> {
  const probe = createServer();
  try {
    await listen(probe, port);
  } catch {
    return false;
  }
  await once(probe.close(), 'close');
  return !(await Promise.all([LOOPBACK, '::1'].map((host) => isAnswered(port, host)))).includes(true);
}

async function isAnswered(port: number, host: string): Promise<boolean> {
  const socket = connect(port, host);
  try {
    await once(socket, 'connect');
    return true;
  } catch {
    return false;
  } finally {
    socket.destroy();
  }
}

/** Throws a sentence that names the option if a port is taken. */
export async function requireFreePort(port: number, option: string): Promise<void> {
  if (await isFreePort(port)) return;
  throw new Error(`Port ${port} is taken by another program. Choose another one with ${option}.`);
}

import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';

/** Everything the project starts listens here and nowhere else. */
export const LOOPBACK = '127.0.0.1';

/** Throws one sentence if a port is taken, naming the option that changes it. */
export async function requireFreePort(port: number, purpose: string, option: string): Promise<void> {
  // Connects, because some systems let two programs listen on one port.
  const socket = connect(port, LOOPBACK);
  const isFree = await once(socket, 'connect').then(
    () => false,
    () => true,
  );
  socket.destroy();
  if (isFree) return;
  throw new Error(`Port ${port} (${purpose}) is taken by another program: choose another port with ${option}.`);
}

/** Finds ports that nobody listens on, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, listen));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => server[Symbol.asyncDispose]()));
  return ports;
}

async function listen(): Promise<Server> {
  const server = createServer().listen(0, LOOPBACK);
  await once(server, 'listening');
  return server;
}

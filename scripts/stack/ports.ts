import { once } from 'node:events';
import { type AddressInfo, connect, createServer, type Server } from 'node:net';

/** Everything the project starts listens here and nowhere else. */
export const LOOPBACK = '127.0.0.1';

/** Throws one sentence if a port is taken or unusable, naming the option that changes it. */
export async function requireFreePort(port: number, purpose: string, option: string): Promise<void> {
  const problem = await findProblem(port);
  if (problem) throw new Error(`Port ${port} (${purpose}) ${problem}: choose another port with ${option}.`);
}

async function findProblem(port: number): Promise<string | undefined> {
  const taken = 'is taken by another program';
  // Some systems let two programs listen on one port, so ask both ways.
  if (await answers(port)) return taken;
  try {
    const server = await listen(port);
    await server[Symbol.asyncDispose]();
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EACCES' ? 'needs administrator rights' : taken;
  }
  // Node's fetch refuses the same ports.
  const error = await fetch(`http://${LOOPBACK}:${port}`).catch((error: TypeError) => error);
  const reason = error instanceof TypeError ? (error.cause as Error | undefined)?.message : undefined;
  return reason === 'bad port' ? 'is one that browsers refuse to open' : undefined;
}

/** Finds ports that nobody listens on, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => listen(0)));
  const ports = servers.map((server) => (server.address() as AddressInfo).port);
  await Promise.all(servers.map((server) => server[Symbol.asyncDispose]()));
  return ports;
}

async function answers(port: number): Promise<boolean> {
  const socket = connect(port, LOOPBACK);
  const connected = await once(socket, 'connect').catch(() => undefined);
  socket.destroy();
  return connected !== undefined;
}

async function listen(port: number): Promise<Server> {
  const server = createServer().listen(port, LOOPBACK);
  await once(server, 'listening');
  return server;
}

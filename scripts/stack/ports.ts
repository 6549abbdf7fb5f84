import { once } from 'node:events';
import { type AddressInfo, createServer, type Server } from 'node:net';

/** Everything the project starts listens here and nowhere else. */
export const LOOPBACK = '127.0.0.1';

const ANSWER_MS = 1_000;

/** Throws one sentence if a port is taken or useless for a browser, naming the option that changes it. */
export async function requireFreePort(port: number, purpose: string, option: string): Promise<void> {
  const refuse = (reason: string) => {
    throw new Error(`Port ${port} (${purpose}) is ${reason}: choose another port with ${option}.`);
  };
  // Asks, because some systems let two programs listen on one port.
  const signal = AbortSignal.timeout(ANSWER_MS);
  const failure = await fetch(`http://${LOOPBACK}:${port}`, { signal }).catch((error: Error) => error.cause);
  if (failure instanceof Error && 'code' in failure && failure.code === 'ECONNREFUSED') return;
  // Browsers and Node have the same list of ports that a page may not open.
  if (failure instanceof Error && failure.message === 'bad port') refuse('refused by browsers');
  refuse('taken by another program');
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

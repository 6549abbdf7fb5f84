import { connect, createServer, type Server } from 'node:net';

/** Everything the project starts listens here and nowhere else. */
export const LOOPBACK = '127.0.0.1';

/** Throws one sentence saying which port is taken and which option moves it. */
export async function requireFreePort(port: number, purpose: string, option: string): Promise<void> {
  const sentence = `Port ${port} (${purpose}) is taken by another program: stop that program, or choose another port with ${option}.`;
  // Some systems let two programs listen on one port, so ask both ways.
  if (await answers(port)) throw new Error(sentence);
  try {
    await close(await listen(port));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EADDRINUSE') throw new Error(sentence);
    if (code === 'EACCES')
      throw new Error(`Port ${port} (${purpose}) needs administrator rights: choose one above 1023 with ${option}.`);
    throw error;
  }
}

/** Ports that nobody listens on at the moment, all different. */
export async function freePorts(count: number): Promise<number[]> {
  const servers = await Promise.all(Array.from({ length: count }, () => listen(0)));
  const ports = servers.map((server) => (server.address() as { port: number }).port);
  await Promise.all(servers.map(close));
  return ports;
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, LOOPBACK);
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

function listen(port: number): Promise<Server> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(port, LOOPBACK, () => resolve(server));
  });
}

function close(server: Server): Promise<void> {
  return new Promise((resolve) => server.close(() => resolve()));
}

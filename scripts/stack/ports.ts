import { connect, createServer, type Server } from 'node:net';

/** Everything the project starts listens here and nowhere else. */
export const LOOPBACK = '127.0.0.1';

/** Throws one sentence if a port is taken or unusable, naming the option that changes it. */
export async function requireFreePort(port: number, purpose: string, option: string): Promise<void> {
  const named = `Port ${port} (${purpose})`;
  const other = `another port with ${option}`;
  const taken = new Error(`${named} is taken by another program: stop that program, or choose ${other}.`);
  // Some systems let two programs listen on one port, so ask both ways.
  if (await answers(port)) throw taken;
  try {
    await close(await listen(port));
  } catch (error) {
    const code = (error as NodeJS.ErrnoException).code;
    if (code === 'EADDRINUSE') throw taken;
    if (code === 'EACCES')
      throw new Error(`${named} needs administrator rights: choose one above 1023 with ${option}.`);
    throw error;
  }
  if (await isBlocked(port)) throw new Error(`${named} is one that browsers refuse to open: choose ${other}.`);
}

/** Whether browsers block the port; Node's fetch has the same list. */
async function isBlocked(port: number): Promise<boolean> {
  const error = await fetch(`http://${LOOPBACK}:${port}`).catch((error: TypeError) => error);
  return error instanceof TypeError && (error.cause as Error | undefined)?.message === 'bad port';
}

/** Finds ports that nobody listens on, all different. */
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

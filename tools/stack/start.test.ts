import { createServer } from 'node:net';
import getPort from 'get-port';
import { expect, onTestFinished, test } from 'vitest';
import { execute } from '../lib/command.ts';
import { LOOPBACK, listen } from '../lib/ports.ts';
import { banner, findPorts, type StackFlags, stackCommand } from './start.ts';

/** Parses a command line as `npm start` does, and looks for the ports. */
async function portsOf(...args: string[]) {
  let found: Awaited<ReturnType<typeof findPorts>> | undefined;
  const program = stackCommand('npm start --', 'Serves the site.').action(async (flags: StackFlags, own) => {
    found = await findPorts(flags, own);
  });
  let printed = '';
  program.configureOutput({ writeErr: (text) => (printed += text) });
  await execute(program, args, new AbortController().signal);
  return { found, printed };
}

test.each([LOOPBACK, '0.0.0.0', '::', '::1'])('a port that another program has on %s is taken', async (host) => {
  const other = createServer();
  const taken = await listen(other, 0, host);
  onTestFinished(() => void other.close());
  const free = ['--functions-port', `${await getPort()}`, '--firestore-port', `${await getPort()}`];
  for (const option of ['--port', '--functions-port', '--firestore-port']) {
    const { printed } = await portsOf(...free, option, `${taken}`);
    expect(printed).toBe(`✗ Port ${taken} is taken by another program. Choose another one with ${option}.\n`);
  }
});

test('the site gets the first free port from 5050 if nobody asked for one and 5000 is taken, and says so', async () => {
  const other = createServer();
  onTestFinished(() => void other.close());
  // It may be taken already.
  await listen(other, 5000, '::').catch(() => {});
  const firestorePort = await getPort();
  const first = await portsOf('--functions-port', `${firestorePort}`, '--firestore-port', '5099');
  expect(first.found).toHaveProperty('takenPort', 5000);
  const port = first.found?.port ?? 0;
  expect(port).toBeGreaterThanOrEqual(5050);
  const next = await portsOf('--functions-port', `${port}`, '--firestore-port', `${firestorePort}`);
  expect(next.found?.port).toBeGreaterThan(port);
  expect(banner({ port, takenPort: 5000 }, 'host')).toContain(`:${port}  Ctrl-C ends it. Port 5000 is taken.\n`);
});

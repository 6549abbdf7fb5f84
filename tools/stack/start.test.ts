import { createServer } from 'node:net';
import getPort from 'get-port';
import { expect, onTestFinished, test } from 'vitest';
import { execute } from '../lib/command.ts';
import { LOOPBACK, listen } from '../lib/loopback.ts';
import { banner, findPorts, type StackFlags, stackCommand } from './start.ts';

/** Looks for the ports of a command line, as `npm start` does. */
async function portsOf(...args: string[]) {
  let flags: StackFlags | undefined;
  let printed = '';
  const program = stackCommand('npm start --', 'Serves the site.')
    .action(async (given: StackFlags, own) => {
      flags = await findPorts(given, own);
    })
    .configureOutput({ writeErr: (text) => (printed += text) });
  await execute(program, args, new AbortController().signal);
  return { flags, printed };
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

test('if 5000 is taken and nobody chose a port, the site gets the first free one from 5050, and says so', async () => {
  const other = createServer();
  onTestFinished(() => void other.close());
  // It may be taken already.
  await listen(other, 5000, '::').catch(() => {});
  const free = `${await getPort()}`;
  const { flags } = await portsOf('--functions-port', free, '--firestore-port', `${await getPort()}`);
  const { port = 0, takenPort } = flags ?? {};
  expect([port >= 5050, takenPort]).toEqual([true, 5000]);
  expect(banner({ port, takenPort: 5000 }, 'host')).toContain(`:${port}  Ctrl-C ends it. Port 5000 is taken.\n`);
  // Not the one of another service.
  const next = await portsOf('--functions-port', `${port}`, '--firestore-port', free);
  expect(next.flags?.port).toBeGreaterThan(port);
});

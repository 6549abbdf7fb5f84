import { createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { execute } from '../lib/command.ts';
import { freePorts, LOOPBACK, listen } from '../lib/ports.ts';
import { banner, findPorts, type StackFlags, stackCommand } from './start.ts';

test('npm start has the documented ports, and refuses what is none', async () => {
  const given: StackFlags[] = [];
  let printed = '';
  const parse = (...args: string[]) =>
    execute(
      stackCommand('npm start --', 'Serves the site.')
        .configureOutput({ writeErr: (text) => (printed += text) })
        .action((flags) => void given.push(flags)),
      args,
      new AbortController().signal,
    );
  expect([await parse(), await parse('--port=0')]).toEqual([0, 2]);
  expect(given).toMatchObject([{ port: 5000, functionsPort: 5001, firestorePort: 8080, persist: true }]);
  expect(printed).toContain('It takes a whole number from 1 to 65535.');
});

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
  const [functionsPort, firestorePort] = await freePorts(2);
  for (const option of ['--port', '--functions-port', '--firestore-port']) {
    const { printed } = await portsOf(
      ...['--functions-port', `${functionsPort}`, '--firestore-port', `${firestorePort}`, option, `${taken}`],
    );
    expect(printed).toBe(`✗ Port ${taken} is taken by another program. Choose another one with ${option}.\n`);
  }
});

test('the site gets the first free port from 5050 if nobody asked for one and 5000 is taken, and says so', async () => {
  const other = createServer();
  onTestFinished(() => void other.close());
  // It may be taken already.
  await listen(other, 5000, '::').catch(() => {});
  const [firestorePort] = await freePorts(1);
  const first = await portsOf('--functions-port', `${firestorePort}`, '--firestore-port', '5099');
  expect(first.found).toHaveProperty('takenPort', 5000);
  const port = first.found?.port ?? 0;
  expect(port).toBeGreaterThanOrEqual(5050);
  const next = await portsOf('--functions-port', `${port}`, '--firestore-port', `${firestorePort}`);
  expect(next.found?.port).toBeGreaterThan(port);
  expect(banner({ port, takenPort: 5000 }, 'host')).toContain(`:${port}  Ctrl-C ends it. Port 5000 is taken.\n`);
});

test('free ports are all different', async () => {
  expect(new Set(await freePorts(20)).size).toBe(20);
});

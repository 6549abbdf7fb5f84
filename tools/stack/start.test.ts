import { createServer } from 'node:net';
import getPort from 'get-port';
import { expect, onTestFinished, test } from 'vitest';
import { execute } from '../lib/command.ts';
import { LOOPBACK, listen } from '../lib/loopback.ts';
import { findPorts, type StackFlags, stackCommand } from './start.ts';

test.each([LOOPBACK, '0.0.0.0', '::', '::1'])('a port that another program has on %s is taken', async (host) => {
  const other = createServer();
  const taken = await listen(other, 0, host);
  onTestFinished(() => void other.close());
  const free = ['--functions-port', `${await getPort()}`, '--firestore-port', `${await getPort()}`];
  for (const option of ['--port', '--functions-port', '--firestore-port']) {
    let printed = '';
    const program = stackCommand('npm start --', 'Serves the site.')
      .action(async (flags: StackFlags, own) => void (await findPorts(flags, own)))
      .configureOutput({ writeErr: (text) => (printed += text) });
    await execute(program, [...free, option, `${taken}`], new AbortController().signal);
    expect(printed).toBe(`✗ Port ${taken} is taken by another program. Choose another one with ${option}.\n`);
  }
});

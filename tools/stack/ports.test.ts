import { createServer } from 'node:net';
import getPort from 'get-port';
import { expect, onTestFinished, test } from 'vitest';
import { execute } from '../lib/command.ts';
import { freePort, LOOPBACK, listen } from '../lib/loopback.ts';
import { takePorts } from './ports.ts';
import { banner } from './serve.ts';
import { type StackFlags, stackCommand } from './stackCommand.ts';

/** Takes the ports for a command line. Resolves to the site's port, or to what is printed instead. */
async function take(...options: (string | number)[]): Promise<number | string> {
  let result: number | string = '';
  const program = stackCommand('npm start --', 'Serves the site.')
    .action(async (flags: StackFlags, own) => {
      result = await takePorts(flags, own);
    })
    .configureOutput({ writeErr: (text) => (result += text) });
  await execute(program, options.map(String), new AbortController().signal);
  return result;
}

const others = async () => ['--functions-port', await freePort(), '--firestore-port', await freePort()];

test.each([LOOPBACK, '0.0.0.0', '::', '::1'])('a port that another program has on %s is taken', async (host) => {
  const other = createServer();
  const taken = await listen(other, 0, host);
  onTestFinished(() => void other.close());
  for (const option of ['--port', '--functions-port', '--firestore-port']) {
    const sentence = `✗ Port ${taken} is taken by another program. Choose another one with ${option}.\n`;
    expect(await take(...(await others()), option, taken)).toBe(sentence);
  }
});

test('if 5000 is taken and nobody chose a port, the site gets a free one from 5050, and says so', async () => {
  const other = createServer();
  onTestFinished(() => void other.close());
  // Another program may have port 5000 already.
  await listen(other, 5000, '::').catch(() => {});
  const port = Number(await take(...(await others())));
  expect(port).toBeGreaterThanOrEqual(5050);
  const printed = banner({ port: 5000, sitePort: port, firestorePort: 8080 });
  expect(printed).toContain(`http://${LOOPBACK}:${port}  Ctrl-C ends it. Port 5000 is taken.`);
  // The site doesn't take the functions' port.
  const next = await take('--functions-port', await getPort({ port: port + 1 }), '--firestore-port', await freePort());
  expect(next).toBeGreaterThan(port + 1);
});

test('a stack keeps its ports while it builds', async () => {
  const options = await others();
  const port = await take(...options);
  expect(port).toEqual(expect.any(Number));
  expect(await take(...(await others()))).not.toBe(port);
  expect(await take(...options)).toContain('is taken by another program. Choose another one with --functions-port.');
});

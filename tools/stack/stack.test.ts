import { createServer } from 'node:net';
import { clearLockedPorts } from 'get-port';
import { expect, onTestFinished, test } from 'vitest';
import { execute } from '../lib/command.ts';
import { freePort, LOOPBACK, listen } from '../lib/loopback.ts';
import { banner, stackCommand } from './stack.ts';

/** Runs a command line until the stack would start. Resolves to the site's port, or to what is printed instead. */
async function sitePort(...options: (string | number)[]): Promise<number | string> {
  let result: number | string = '';
  const program = stackCommand('npm start --', 'Serves the site.', async (_flags, port) => {
    throw new Error(`${port} is free.`);
  }).configureOutput({ writeErr: (text) => (result += text) });
  // Otherwise get-port returns no port of `freePort` for 30 seconds.
  clearLockedPorts();
  await execute(program, options.map(String));
  return result;
}

const others = async () => ['--functions-port', await freePort(), '--firestore-port', await freePort()];

test.each([LOOPBACK, '::'])('a port that another program has on %s is taken', async (host) => {
  const other = createServer();
  const taken = await listen(other, 0, host);
  onTestFinished(() => void other.close());
  for (const option of ['--port', '--functions-port', '--firestore-port']) {
    const kill = `kill $(lsof -ti tcp:${taken} -sTCP:LISTEN)`;
    const sentence = `✗ Port ${taken} is taken. If an earlier start still runs, end it: ${kill}. Or choose another port with ${option}.\n`;
    expect(await sitePort(...(await others()), option, taken)).toBe(sentence);
  }
});

test('if 5000 is taken and nobody chose a port, the site gets a free one from 5050, and says so', async () => {
  const other = createServer();
  onTestFinished(() => void other.close());
  // Another program may have port 5000 already.
  await listen(other, 5000, '::').catch(() => {});
  const port = /✗ (505\d) is free/.exec(`${await sitePort(...(await others()))}`)?.[1];
  const printed = banner({ sitePort: Number(port), firestorePort: 8080 });
  expect(printed).toContain(`http://${LOOPBACK}:${port}  Ctrl-C ends it. Port 5000 is taken.`);
});

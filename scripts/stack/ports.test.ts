import { createServer } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { freePorts, LOOPBACK, requireFreePort } from './ports.ts';

const other = createServer();
let taken: number;
beforeAll(async () => {
  [taken = 0] = await freePorts(1);
  await new Promise<void>((resolve) => other.listen(taken, LOOPBACK, resolve));
});
afterAll(() => {
  other.close();
});

test('says which port is taken and which option moves it', async () => {
  await expect(requireFreePort(taken, 'the site', '--port')).rejects.toThrow(
    `Port ${taken} (the site) is taken by another program: choose another port with --port.`,
  );
});

test('accepts a free port, and leaves it free', async () => {
  const [free = 0] = await freePorts(1);
  await requireFreePort(free, 'the site', '--port');
  await requireFreePort(free, 'the site', '--port');
});

test.each([5060, 5061, 6667])('names port %d as one that browsers refuse', async (blocked) => {
  await expect(requireFreePort(blocked, 'the site', '--port')).rejects.toThrow(
    `Port ${blocked} (the site) is one that browsers refuse to open: choose another port with --port.`,
  );
});

test('gives free ports that differ', async () => {
  const ports = await freePorts(20);
  expect(new Set(ports).size).toBe(20);
  for (const port of ports) await requireFreePort(port, 'a test', '');
});

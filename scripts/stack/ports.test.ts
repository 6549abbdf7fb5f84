import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { freePorts, listen, requireFreePort } from './ports.ts';

test('says which port is taken and which option moves it', async () => {
  const other = createServer();
  const taken = await listen(other);
  onTestFinished(() => void other.close());
  await expect(requireFreePort(taken, 'the site', '--port')).rejects.toThrow(
    `Port ${taken} (the site) is taken by another program: choose another port with --port.`,
  );
});

test.each([5060, 5061, 6667])('names port %d as one that browsers refuse', async (port) => {
  await expect(requireFreePort(port, 'the site', '--port')).rejects.toThrow(
    `Port ${port} (the site) is refused by browsers: choose another port with --port.`,
  );
});

test('gives free ports that differ, and that no system gives to other programs', async () => {
  const ports = await freePorts(20);
  expect(new Set(ports).size).toBe(20);
  for (const port of ports) await requireFreePort(port, 'a test', '');
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

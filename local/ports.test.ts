import { createServer } from 'node:http';
import { expect, onTestFinished, test } from 'vitest';
import { freePorts, listen, requireFreePort } from './ports.ts';

test('requireFreePort names the taken port and the option that changes it', async () => {
  const other = createServer();
  const taken = await listen(other);
  onTestFinished(() => void other.close());
  await expect(requireFreePort(taken, 'the site', '--port')).rejects.toThrow(
    `Port ${taken} (the site) is taken by another program. Choose another one with --port.`,
  );
});

test.each([5060, 5061, 6667])('requireFreePort says that browsers refuse port %d', async (port) => {
  await expect(requireFreePort(port, 'the site', '--port')).rejects.toThrow(
    `Port ${port} (the site) is refused by browsers. Choose another one with --port.`,
  );
});

test('freePorts returns different ports, below the range that systems assign', async () => {
  const ports = await freePorts(20);
  expect(new Set(ports).size).toBe(20);
  for (const port of ports) await requireFreePort(port, 'a test', '');
  expect(Math.max(...ports)).toBeLessThan(32_768);
});

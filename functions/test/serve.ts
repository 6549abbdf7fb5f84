import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { type HttpFunction, http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';

// The process that startCallables forks: serves every function of the module it is given, as Cloud Run does.

const [module = ''] = process.argv.slice(2);
const imported = await import(module);
const functions: Record<string, HttpFunction> = imported.default ?? imported;
const urls: Record<string, string> = {};
for (const [name, callable] of Object.entries(functions)) {
  if (typeof callable !== 'function') continue;
  http(name, callable);
  urls[name] = await listen(getTestServer(name));
}
// Also when the tests end by a crash.
process.once('disconnect', () => process.exit());
process.send?.(urls);

async function listen(server: Server): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(0, '127.0.0.1', resolve);
  await promise;
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

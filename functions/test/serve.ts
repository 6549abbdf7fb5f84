import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { cloudEvent, type HttpFunction, http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';

// The process that startCallables forks: serves every function of a module, as Cloud Run does.

/** A deployment tells Cloud Run which functions take events. */
const EVENT_FUNCTIONS = ['notifyOwner'];

const [module = ''] = process.argv.slice(2);
const imported = await import(module);
const functions: Record<string, HttpFunction & ((event: unknown) => unknown)> = imported.default ?? imported;
const urls: Record<string, string> = {};
for (const [name, served] of Object.entries(functions)) {
  if (typeof served !== 'function') continue;
  if (EVENT_FUNCTIONS.includes(name)) cloudEvent(name, served);
  else http(name, served);
  urls[name] = await listen(getTestServer(name));
}
// The tests may crash.
process.once('disconnect', () => process.exit());
process.send?.(urls);

async function listen(server: Server): Promise<string> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  server.once('error', reject).listen(0, '127.0.0.1', resolve);
  await promise;
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

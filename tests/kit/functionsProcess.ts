import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { cloudEvent, type HttpFunction, http } from '@google-cloud/functions-framework';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { PASSING_ON } from '../../functions/src/settings.ts';

// testFunctions.ts forks this process. It serves every function of a module, as Cloud Run does.

const [module = ''] = process.argv.slice(2);
const imported = await import(module);
const functions: Record<string, HttpFunction & ((event: unknown) => unknown)> = imported.default ?? imported;
const urls: Record<string, string> = {};
for (const [name, served] of Object.entries(functions)) {
  if (typeof served !== 'function') continue;
  // A deployment tells Cloud Run which functions take events.
  if (name in PASSING_ON) cloudEvent(name, served);
  else http(name, served);
  const server = getTestServer(name).listen(0, '127.0.0.1');
  await once(server, 'listening');
  urls[name] = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
// Ends with its parent, even if the tests crash.
process.once('disconnect', () => process.exit());
process.send?.(urls);

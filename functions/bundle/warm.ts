import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { CallableRequest } from 'firebase-functions/https';
import type { joinWaitlist } from '../src/index.ts';
import { codeFile, functions, script } from './load.ts';

// Keeps the code that V8 compiles for a join. Only the Node that will run the functions can use it, so Cloud Build runs
// this again. Stands in for Firestore, which is out of reach there.

/** A Commit of one write, answered in a gRPC frame. */
const COMMITTED = Buffer.from('000000000a0a040a02080112020801', 'hex');

const firestore = createServer().on('stream', (stream) => {
  stream.respond({ 'content-type': 'application/grpc' }, { waitForTrailers: true });
  stream.on('wantTrailers', () => stream.sendTrailers({ 'grpc-status': '0' }));
  stream.end(COMMITTED);
});

firestore.listen(0, '127.0.0.1', async () => {
  process.env.GCLOUD_PROJECT = 'demo-warm';
  process.env.METADATA_SERVER_DETECTION = 'none';
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${(firestore.address() as AddressInfo).port}`;
  const callables = functions as { joinWaitlist: typeof joinWaitlist };
  const data = { email: 'jane@example.com', source: 'modal', submissionId: crypto.randomUUID() };
  const rawRequest = { header: () => undefined, rawBody: JSON.stringify({ data }) };
  await callables.joinWaitlist.run({ rawRequest } as unknown as CallableRequest);
  writeFileSync(codeFile, script.createCachedData());
  process.exit();
});

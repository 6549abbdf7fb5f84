import { writeFileSync } from 'node:fs';
import { createServer, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { CallableRequest } from 'firebase-functions/https';
import type { joinWaitlist } from '../index.ts';
import { codeFile, load, loaded } from './load.ts';

// Run once where the functions are built: joins the waitlist of a made-up Firestore, and keeps the code that V8 compiled
// meanwhile. It must be the Node that will run the functions, so Cloud Build runs it again.

/** Just enough of Firestore's answers, as gRPC frames: a query that finds nothing, a commit of one write. */
const ANSWERS: Record<string, string> = {
  '/google.firestore.v1.Firestore/RunQuery': '00000000071201011a020801',
  '/google.firestore.v1.Firestore/Commit': '000000000a0a040a02080112020801',
};

const firestore = createServer();
firestore.on('stream', (stream: ServerHttp2Stream, headers) => {
  stream.respond({ 'content-type': 'application/grpc' }, { waitForTrailers: true });
  stream.on('wantTrailers', () => stream.sendTrailers({ 'grpc-status': '0' }));
  stream.end(Buffer.from(ANSWERS[`${headers[':path']}`] ?? '', 'hex'));
});

firestore.listen(0, '127.0.0.1', async () => {
  process.env.GCLOUD_PROJECT = 'demo-warm';
  process.env.METADATA_SERVER_DETECTION = 'none';
  process.env.FIRESTORE_EMULATOR_HOST = `127.0.0.1:${(firestore.address() as AddressInfo).port}`;
  const callables = load('callables.js') as { joinWaitlist: typeof joinWaitlist };
  const data = { email: 'jane@example.com', source: 'modal', submissionId: crypto.randomUUID() };
  await callables.joinWaitlist.run({ data, rawRequest: { header: () => undefined } } as unknown as CallableRequest);
  for (const [name, { script }] of loaded) writeFileSync(codeFile(name), script.createCachedData());
  process.exit();
});

import { connect, createServer, type IncomingHttpHeaders, type ServerHttp2Stream } from 'node:http2';
import { LOOPBACK, listen } from '../../tools/lib/loopback.ts';

/** A commit that gets a gRPC status code, before the database reads it or after the database has done it. */
type Fault = { when: 'before' | 'after'; code: number };

/** Starts a proxy in front of a Firestore. It records the calls of client libraries, and makes faults on the wire. */
export async function startProxy(firestoreHost: string) {
  const calls: string[] = [];
  const faults: Fault[] = [];
  const database = connect(`http://${firestoreHost}`);
  const server = createServer();
  server.on('stream', (client: ServerHttp2Stream, headers: IncomingHttpHeaders) => {
    const method = `${headers[':path']}`.split('/').at(-1) ?? '';
    calls.push(method);
    const fault = method === 'Commit' ? faults.shift() : undefined;
    const refuse = () =>
      client.respond({ 'content-type': 'application/grpc', 'grpc-status': fault?.code }, { endStream: true });
    if (fault?.when === 'before') return refuse();
    const call = database.request(headers);
    let trailers = {};
    call.on('trailers', (sent) => (trailers = sent));
    call.on('response', (answer) => {
      if (fault) return call.resume().once('end', refuse);
      // An answer without a body has its status in the headers.
      if (answer['grpc-status']) return client.respond(answer, { endStream: true });
      client.respond(answer, { waitForTrailers: true });
      client.once('wantTrailers', () => client.sendTrailers(trailers));
      return call.pipe(client);
    });
    // The client may cancel its call.
    for (const stream of [client, call]) stream.on('error', () => {});
    client.on('close', () => call.close());
    return client.pipe(call);
  });
  return {
    host: `${LOOPBACK}:${await listen(server)}`,
    calls,
    /** Faults to be made, each once, in the next commit. */
    faults,
    stop() {
      server.close();
      database.destroy();
    },
  };
}

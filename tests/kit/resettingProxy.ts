import { once } from 'node:events';
import { type ClientHttp2Session, connect, constants, createServer, type ServerHttp2Stream } from 'node:http2';
import { LOOPBACK, listen } from '../../tools/lib/ports.ts';

/** Resets a call `before` or `after` the database executes it. Or refuses it, or runs a function before it. */
type Disturbance = 'before' | 'after' | 'refused' | (() => Promise<unknown>);

/** A proxy to Firestore that can reset or delay the HTTP/2 stream of one call. */
export async function startResettingProxy(firestoreHost: string) {
  const calls: string[] = [];
  let resets = 0;
  const disturbances = new Map<string, Disturbance>();
  const upstream = connect(`http://${firestoreHost}`);
  const server = createServer();
  const sessions = new Set<{ destroy(): void }>([upstream]);
  server.on('session', (session) => sessions.add(session));
  server.on('stream', async (stream, headers) => {
    // The proxy resets streams itself.
    stream.on('error', () => {});
    const method = headers[':path']?.split('/').at(-1) ?? '';
    calls.push(method);
    const disturbance = disturbances.get(method);
    if (disturbances.delete(method)) resets += 1;
    if (typeof disturbance === 'function') await disturbance();
    if (disturbance === 'refused') return refuse(stream);
    if (disturbance === 'before') return stream.close(constants.NGHTTP2_INTERNAL_ERROR);
    const request = upstream.request(headers);
    if (disturbance !== 'after') return forward(stream, request);
    await once(stream.pipe(request).resume(), 'end');
    stream.close(constants.NGHTTP2_INTERNAL_ERROR);
  });
  return {
    host: `${LOOPBACK}:${await listen(server)}`,
    /** The names of the calls so far: `Commit` writes, `BatchGetDocuments` reads. */
    calls,
    disturbNext: (call: string, how: Disturbance) => void disturbances.set(call, how),
    /** How many calls were disturbed so far. */
    resets: () => resets,
    stop() {
      for (const session of sessions) session.destroy();
      server.close();
    },
  };
}

/** Refuses as Firestore does if an account lacks the right. */
function refuse(stream: ServerHttp2Stream): void {
  // Google's client retries for seconds if the answer has only trailers.
  stream.respond({ 'content-type': 'application/grpc' }, { waitForTrailers: true });
  stream.once('wantTrailers', () =>
    stream.sendTrailers({ 'grpc-status': '7', 'grpc-message': 'Missing or insufficient permissions.' }),
  );
  stream.end();
}

function forward(stream: ServerHttp2Stream, request: ReturnType<ClientHttp2Session['request']>): void {
  let trailers = {};
  request.once('response', (headers, flags) => {
    // A response without a body ends with its headers.
    if (flags & constants.NGHTTP2_FLAG_END_STREAM) stream.respond(headers, { endStream: true });
    else stream.respond(headers, { waitForTrailers: true });
    request.pipe(stream);
  });
  request.once('trailers', (received) => {
    trailers = received;
  });
  stream.once('wantTrailers', () => stream.sendTrailers(trailers));
  stream.pipe(request);
}

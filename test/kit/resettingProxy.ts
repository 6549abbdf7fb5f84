import { type ClientHttp2Session, connect, constants, createServer, type ServerHttp2Stream } from 'node:http2';
import { LOOPBACK, listen } from '../../local/ports.ts';

/** Resets a Commit `before` or `after` the database writes it, or calls a function before the Commit is sent. */
type Disturbance = 'before' | 'after' | (() => Promise<unknown>);

/** A proxy between client and Firestore that can reset or delay the HTTP/2 stream of one Commit. */
export async function startResettingProxy(firestoreHost: string) {
  let next: Disturbance | undefined;
  let undisturbed = 0;
  let resets = 0;
  const upstream = connect(`http://${firestoreHost}`);
  const server = createServer();
  const sessions = new Set<{ destroy(): void }>();
  server.on('session', (session) => sessions.add(session));
  server.on('stream', (stream, headers) => {
    // The proxy resets streams itself.
    stream.on('error', () => {});
    const isDisturbed = next && headers[':path']?.endsWith('/Commit') && undisturbed-- === 0;
    if (!next || !isDisturbed) return forward(stream, upstream.request(headers));
    const reset = next;
    next = undefined;
    resets += 1;
    if (typeof reset === 'function') return void reset().then(() => forward(stream, upstream.request(headers)));
    const close = () => stream.close(constants.NGHTTP2_INTERNAL_ERROR);
    if (reset === 'before') return close();
    stream.pipe(upstream.request(headers)).resume().once('end', close);
  });
  const host = `${LOOPBACK}:${await listen(server)}`;
  return {
    host,
    /** Disturbs the next Commit, or one after it. */
    resetNextCommit(how: Disturbance, after = 0) {
      next = how;
      undisturbed = after;
    },
    /** How many Commits were disturbed so far. */
    resets: () => resets,
    stop() {
      for (const session of [upstream, ...sessions]) session.destroy();
      server.close();
    },
  };
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

import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';

/** In bytes: far above the longest message, so that a field somewhat too long is refused by name. */
const BODY_MAX = 256 * 1024;

/** How long a body may take to arrive. */
const BODY_MS = 5_000;

const HEADERS = new Headers({
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
});

/**
 * Puts a listener before the framework's, which reads up to a gibibyte before any of our code runs, inflates it, and
 * logs a body that it can't parse. It skips a body that was read here.
 */
export function guardRequests(): void {
  const guarded = new WeakSet<Server>();
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { server: Server };
    if (guarded.has(server)) return;
    guarded.add(server);
    const [framework] = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request').on('request', async (request, response) => {
      if (await prepare(request, response)) framework?.(request, response);
    });
  });
}

/** Reads a request's body and sets the answer's headers. Answers late ones itself. */
async function prepare(request: IncomingMessage, response: ServerResponse): Promise<boolean> {
  response.setHeaders(HEADERS);
  // The framework logs an address that it can't decode as an error, and no function reads one.
  request.url = request.url?.replaceAll('%', '');
  const timer = setTimeout(() => refuse(response.setHeader('connection', 'close'), 408), BODY_MS);
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request) {
      length += chunk.length;
      // Read to its end, or the client would see a reset instead of the answer.
      if (length <= BODY_MAX) chunks.push(chunk);
    }
  } catch {
    // The client broke off.
  } finally {
    clearTimeout(timer);
  }
  if (!request.complete || response.headersSent) return false;
  const rawBody = length <= BODY_MAX ? Buffer.concat(chunks) : undefined;
  // Events are in protobuf. The emulator's older body parser skips requests with `_body`.
  Object.assign(request, { rawBody, body: rawBody, _body: true });
  return true;
}

/** Answers in the callable protocol. */
export function refuse(response: ServerResponse, status: number): void {
  const error = { status: 'INVALID_ARGUMENT', message: 'malformed', details: { reason: 'malformed' } };
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
}

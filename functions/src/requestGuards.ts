import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, RequestListener, Server } from 'node:http';

/** In bytes. A slightly too long field must get its own reason, not 413. */
const BODY_MAX = 256 * 1024;

/**
 * Reads bodies before the Functions Framework, which skips a body that was read. Version 5.0 of the framework reads up
 * to a gibibyte, inflates it, and logs unparsable bodies. Handlers get the unparsed `rawBody`, or `undefined` if it is
 * too long. There is no timer, because it would refuse visitors on slow lines.
 */
export function guardRequests(): void {
  const guarded = new WeakSet<Server>();
  subscribe('http.server.request.start', (message) => {
    const { server } = message as { server: Server };
    if (guarded.has(server)) return;
    guarded.add(server);
    const [framework] = server.listeners('request') as RequestListener[];
    server.removeAllListeners('request').on('request', async (request, response) => {
      if (await receiveBody(request)) framework?.(request, response);
    });
  });
}

/** Resolves to whether the whole body arrived. */
async function receiveBody(request: IncomingMessage): Promise<boolean> {
  const chunks: Buffer[] = [];
  let length = 0;
  try {
    for await (const chunk of request) {
      length += chunk.length;
      // Reads to the end. Otherwise the client would see a reset instead of the answer.
      if (length <= BODY_MAX) chunks.push(chunk);
    }
  } catch {
    // The client closed the connection.
    return false;
  }
  const rawBody = length <= BODY_MAX ? Buffer.concat(chunks) : undefined;
  // `body` serves events, which are in protobuf. The emulator's older body parser skips requests with `_body`.
  Object.assign(request, { rawBody, body: rawBody, _body: true });
  return true;
}

import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, RequestListener, Server } from 'node:http';

/** In bytes: far above the longest message, so that a field somewhat too long is refused by name. */
const BODY_MAX = 256 * 1024;

/**
 * Reads bodies before the framework does, which takes up to a gibibyte, inflates it, and logs what it can't parse, all
 * before any handler runs. It skips a body that was read here. Handlers get `rawBody` as it was sent, or `undefined`
 * if it is too long.
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
      // Read to its end, or the client would see a reset instead of the answer.
      if (length <= BODY_MAX) chunks.push(chunk);
    }
  } catch {
    // The client broke off.
    return false;
  }
  const rawBody = length <= BODY_MAX ? Buffer.concat(chunks) : undefined;
  // Events are in protobuf. The emulator's older body parser skips requests with `_body`.
  Object.assign(request, { rawBody, body: rawBody, _body: true });
  return true;
}

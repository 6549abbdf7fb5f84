import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** In bytes: far above what the longest message takes, so that a field somewhat too long is still told so by name. */
const BODY_MAX = 1024 * 1024;

/**
 * Has the framework refuse bodies that would fill the instance's memory: it parses them before any of our code runs,
 * takes a gibibyte, and unpacks what is compressed. Its parser looks at the headers that are changed here.
 */
export function limitBodies(): void {
  subscribe('http.server.request.start', (message) => {
    const { request } = message as { request: IncomingMessage };
    const { headers } = request;
    // Answered with 415: the pages compress nothing.
    if (headers['content-encoding']) headers['content-encoding'] = 'refused';
    // Answered with 413.
    if (Number(headers['content-length']) > BODY_MAX) headers['content-length'] = `${Number.MAX_SAFE_INTEGER}`;
    if (headers['transfer-encoding']) endAtLimit(request);
  });
}

/** Ends the connection of a body that never said how long it is. */
function endAtLimit(request: IncomingMessage): void {
  let left = BODY_MAX;
  const push = request.push.bind(request);
  request.push = (chunk: Buffer | null) => {
    left -= chunk?.length ?? 0;
    if (left < 0) request.destroy();
    return push(chunk);
  };
}

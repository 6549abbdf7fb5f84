import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import type { HttpsFunction, Request } from 'firebase-functions/https';
import { type FormName, requestFields } from './contract/contract.ts';

export type Handler = HttpsFunction extends (request: Request, response: infer R) => infer End
  ? (request: Request, response: R) => End
  : never;

/** In bytes: far above the longest message, so that a field somewhat too long is refused by name. */
const BODY_MAX = 256 * 1024;

/** How long a body may take to arrive. */
const BODY_MS = 5_000;

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};

const JSON_TYPE = /^application\/(?:[\w.-]+\+)?json\b/i;

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
  response.setHeaders(new Map(Object.entries(HEADERS)));
  // The framework logs an address that it can't decode as an error.
  if (!isDecodable(request.url ?? '')) request.url = '/';
  const chunks: Buffer[] = [];
  let length = 0;
  const { promise: inTime, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, BODY_MS, false);
  request.on('data', (chunk: Buffer) => {
    length += chunk.length;
    // Read to its end, or the client would see a reset instead of the answer.
    if (length <= BODY_MAX) chunks.push(chunk);
  });
  request.once('end', () => resolve(true));
  request.once('close', () => clearTimeout(timer));
  if (!(await inTime)) {
    refuse(response.setHeader('connection', 'close'), 408);
    return false;
  }
  clearTimeout(timer);
  const rawBody = length <= BODY_MAX ? Buffer.concat(chunks) : undefined;
  const body = JSON_TYPE.test(request.headers['content-type'] ?? '') ? parseJson(rawBody) : rawBody;
  // `_body` tells older body parsers that the body is read.
  Object.assign(request, { rawBody, body, _body: true });
  return true;
}

function isDecodable(address: string): boolean {
  try {
    return decodeURIComponent(address) !== '';
  } catch {
    return false;
  }
}

function parseJson(body: Buffer | undefined): unknown {
  try {
    return JSON.parse(`${body}`);
  } catch {
    return undefined;
  }
}

/** Answers in the callable protocol. */
export function refuse(response: ServerResponse, status: number): void {
  const error = { status: 'INVALID_ARGUMENT', message: 'malformed', details: { reason: 'malformed' } };
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify({ error }));
}

/**
 * The callable, which also takes form posts. Shows it only requests that its SDK can read: the SDK logs what it refuses
 * as an error with the body, and answers 500 to `@type` values and deep nesting. Other data arrives as `null`.
 */
export function acceptForms<F extends HttpsFunction>(form: FormName, callable: F, postForm: Handler): F {
  return new Proxy(callable, {
    apply(target, self, args: Parameters<F>) {
      const [request, response] = args;
      const type = request.method === 'POST' && request.is(['json', 'urlencoded']);
      if (type === 'urlencoded') return postForm(request, response);
      if (type !== 'json' || !request.rawBody) return refuse(response, type ? 413 : 400);
      request.body = { data: plainData(form, request.body) };
      // Nobody signs in here, so tokens are ignored.
      delete request.headers.authorization;
      delete request.headers['x-firebase-appcheck'];
      return Reflect.apply(target, self, args);
    },
  });
}

function plainData(form: FormName, body: unknown): unknown {
  if (!isRecord(body)) return null;
  const { data, ...others } = body;
  if (!isRecord(data) || Object.keys(others).length > 0) return null;
  const plain: Record<string, unknown> = {};
  for (const name of requestFields(form)) {
    const value = Object.hasOwn(data, name) ? data[name] : undefined;
    // Nested values are invalid in every field, and so is an empty list.
    if (value !== undefined) plain[name] = typeof value === 'object' && value !== null ? [] : value;
  }
  return plain;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

import type { HttpsFunction } from 'firebase-functions/https';
import { field, isRecord } from './domain/fields.ts';

/** Far above what the longest message takes, so that a field somewhat too long is still told so by name. */
const BODY_MAX = 2 * 1024 * 1024;

const FIELDS = ['email', 'source', 'name', 'message', 'submissionId', 'trap'];

type HttpsRequest = Parameters<HttpsFunction>[0];

/**
 * The callable, shown only requests that its SDK can read: by itself the SDK logs the bodies it refuses, whatever they
 * hold, and answers 500 to `@type` values and deep nesting. What is no plain submission arrives as `null` data.
 */
export function plainly<F extends HttpsFunction>(callable: F): F {
  return new Proxy(callable, {
    apply(target, self, args: Parameters<F>) {
      const [request] = args;
      request.body = { data: plainData(request) };
      // Nobody signs in here, so a token is never looked at, let alone verified.
      delete request.headers.authorization;
      return Reflect.apply(target, self, args);
    },
  });
}

function plainData({ body, rawBody }: HttpsRequest): unknown {
  if (!isRecord(body) || (rawBody?.length ?? 0) > BODY_MAX) return null;
  const data = field(body, 'data');
  if (!isRecord(data) || Object.keys(body).length > 1) return null;
  const plain: Record<string, unknown> = {};
  for (const name of FIELDS) {
    const value = field(data, name);
    // Whatever is nested is no field's type, and stays so when emptied.
    if (value !== undefined) plain[name] = typeof value === 'object' && value !== null ? [] : value;
  }
  return plain;
}

import type { HttpsFunction } from 'firebase-functions/https';
import { field, isRecord } from './domain/fields.ts';

const FIELDS = ['email', 'source', 'name', 'message', 'submissionId', 'trap'];

/**
 * The callable, shown only requests that its SDK can read: by itself the SDK logs what it refuses as an error, the body
 * included, and answers 500 to `@type` values and deep nesting. What is no plain submission arrives as `null` data.
 */
export function plainly<F extends HttpsFunction>(callable: F): F {
  return new Proxy(callable, {
    apply(target, self, args: Parameters<F>) {
      const [request, response] = args;
      if (request.method !== 'POST' || !request.is('application/json')) {
        return response.status(400).json({ error: { status: 'INVALID_ARGUMENT', message: 'Bad Request' } });
      }
      request.body = { data: plainData(request.body) };
      // Nobody signs in here, so a token is never looked at, let alone verified.
      delete request.headers.authorization;
      return Reflect.apply(target, self, args);
    },
  });
}

function plainData(body: unknown): unknown {
  if (!isRecord(body)) return null;
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

import type { HttpsFunction } from 'firebase-functions/https';
import { type FormName, fieldNames, HONEYPOT } from './contract/contract.ts';

/**
 * The callable, shown only requests that its SDK can read: by itself the SDK logs what it refuses as an error, the body
 * included, and answers 500 to `@type` values and deep nesting. What is no plain submission arrives as `null` data.
 */
export function plainly<F extends HttpsFunction>(form: FormName, callable: F): F {
  return new Proxy(callable, {
    apply(target, self, args: Parameters<F>) {
      const [request, response] = args;
      if (request.method !== 'POST' || !request.is('application/json')) {
        return response.status(400).json({ error: { status: 'INVALID_ARGUMENT', message: 'Bad Request' } });
      }
      request.body = { data: plainData(form, request.body) };
      // Nobody signs in here, so a token is never looked at, let alone verified.
      delete request.headers.authorization;
      return Reflect.apply(target, self, args);
    },
  });
}

function plainData(form: FormName, body: unknown): unknown {
  if (!isRecord(body)) return null;
  const { data, ...others } = body;
  if (!isRecord(data) || Object.keys(others).length > 0) return null;
  const plain: Record<string, unknown> = {};
  for (const name of [...fieldNames(form), 'submissionId', HONEYPOT]) {
    const value = Object.hasOwn(data, name) ? data[name] : undefined;
    // Whatever is nested is no field's type, and stays so when emptied.
    if (value !== undefined) plain[name] = typeof value === 'object' && value !== null ? [] : value;
  }
  return plain;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

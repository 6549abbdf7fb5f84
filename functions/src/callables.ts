import { type CallableRequest, HttpsError, type Request } from 'firebase-functions/https';
import { REASON_CODES } from './contract/contract.ts';
import type { Receive } from './receive.ts';

/** The handler of a callable: an empty result, or an `HttpsError` with the reason. */
export function callableHandler(receive: Receive) {
  return async ({ rawRequest }: CallableRequest): Promise<Record<string, never>> => {
    const reason = await receive(rawRequest, dataOf(rawRequest));
    if (reason) throw new HttpsError(REASON_CODES[reason], reason, { reason });
    return {};
  };
}

/** The call's data as sent. The SDK's decoder fails on `@type` values and deep nesting. */
function dataOf({ rawBody }: Request): unknown {
  try {
    return JSON.parse(`${rawBody}`).data;
  } catch {
    return undefined;
  }
}

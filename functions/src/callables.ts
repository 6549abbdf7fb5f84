import { type CallableRequest, HttpsError, type Request } from 'firebase-functions/https';
import { attempt } from './attempt.ts';
import { type FormName, REASON_CODES, type Reason } from './contract/contract.ts';
import { submissions } from './domain/submissions.ts';
import { createLimiter, type Limiter } from './rate/limiter.ts';
import { CALLS_PER_MINUTE, FORWARDED_HOPS } from './settings.ts';
import { openStore } from './store/firestore.ts';

/** A cold start under load comes on top, and every caller is answered within ten seconds. */
const DEADLINE_MS = 6_000;

/** Limits and stores the data of a request. Resolves to the reason of a refusal, and rejects on failure. */
export type Receive = (request: Request, data: unknown) => Promise<Reason | undefined>;

export function createReceiver(form: FormName): Receive {
  let limiter: Limiter | undefined;
  return (request, data) =>
    attempt(form, DEADLINE_MS, async () => {
      // Parameters have no values yet while this module loads.
      limiter ??= createLimiter({ perMinute: CALLS_PER_MINUTE.value(), hops: FORWARDED_HOPS.value() });
      if (!limiter(request.header('x-forwarded-for'))) return 'too-many';
      return submissions[form](data, openStore());
    });
}

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

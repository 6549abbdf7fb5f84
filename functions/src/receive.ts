import type { Request } from 'firebase-functions/https';
import type { FormName, Reason } from './contract/contract.ts';
import { createLimiter, type Limiter } from './limiter.ts';
import { CALLS_PER_MINUTE, FORWARDED_HOPS } from './settings.ts';
import { openStore } from './store.ts';
import { submit } from './submit.ts';
import { withDeadline } from './withDeadline.ts';

/** Leaves room for a cold start: a caller is answered within ten seconds. */
const DEADLINE_MS = 6_000;

/** Limits and stores the data of a request. Resolves to the reason of a refusal, and rejects on failure. */
export type Receive = (request: Request, data: unknown) => Promise<Reason | undefined>;

export function createReceiver(form: FormName): Receive {
  let limiter: Limiter | undefined;
  return (request, data) =>
    withDeadline(form, DEADLINE_MS, async () => {
      // Parameters have no values yet while this module loads.
      limiter ??= createLimiter({ perMinute: CALLS_PER_MINUTE.value(), hops: FORWARDED_HOPS.value() });
      if (!limiter(request.header('x-forwarded-for'))) return 'too-many';
      return submit[form](data, openStore());
    });
}

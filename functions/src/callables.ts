import { type CallableRequest, HttpsError } from 'firebase-functions/https';
import { attempt } from './attempt.ts';
import { type FormName, REASON_CODES, type Reason } from './contract/contract.ts';
import { submissions } from './domain/submissions.ts';
import type { Limiter } from './rate/limiter.ts';
import type { EntryStore } from './store/entryStore.ts';

/** A cold start under load comes on top, and every caller is answered within ten seconds. */
const DEADLINE_MS = 6_000;

/** Limits and stores what a client sent. Resolves to the reason of a refusal, and rejects on failure. */
export type Receive = (data: unknown, forwardedFor: string | undefined) => Promise<Reason | undefined>;

export interface Parts {
  openStore: () => EntryStore;
  limiter: () => Limiter;
}

export function createReceiver(form: FormName, { openStore, limiter }: Parts): Receive {
  return (data, forwardedFor) =>
    attempt(form, DEADLINE_MS, async () => {
      if (!limiter()(forwardedFor)) return 'too-many';
      return submissions[form](data, openStore());
    });
}

/** The handler of a callable: an empty result, or an `HttpsError` with the reason. */
export function callableHandler(receive: Receive) {
  return async ({ data, rawRequest }: CallableRequest<unknown>): Promise<Record<string, never>> => {
    const reason = await receive(data, rawRequest.header('x-forwarded-for')).catch(() => {
      throw new HttpsError('internal', 'internal');
    });
    if (reason) throw new HttpsError(REASON_CODES[reason], reason, { reason });
    return {};
  };
}

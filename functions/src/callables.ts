import { type CallableRequest, HttpsError } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { type FormName, REASON_CODES } from './contract/contract.ts';
import { withDeadline } from './deadline.ts';
import type { Submit } from './domain/submissions.ts';
import { errorTraits } from './errorTraits.ts';
import type { Limiter } from './rate/limiter.ts';
import type { EntryStore } from './store/entryStore.ts';

/** How long the store may take: a cold start under load comes on top, and within ten seconds every caller is answered. */
const STORE_DEADLINE_MS = 6_000;

export interface CallableParts {
  submit: Submit;
  openStore: () => Promise<EntryStore>;
  limiter: () => Limiter;
}

/** Answers a callable. Whatever is thrown underneath becomes `internal`. */
export function handler(name: FormName, { submit, openStore, limiter }: CallableParts) {
  const reasonOf = async ({ data, rawRequest }: CallableRequest<unknown>) => {
    if (!limiter()(rawRequest.header('x-forwarded-for'))) return 'too-many';
    return submit(data, await openStore());
  };
  return async (request: CallableRequest<unknown>): Promise<Record<string, never>> => {
    const reason = await withDeadline(reasonOf(request), STORE_DEADLINE_MS).catch((error: unknown) => {
      logger.error(`${name} failed`, errorTraits(error));
      throw new HttpsError('internal', 'internal');
    });
    if (reason) throw new HttpsError(REASON_CODES[reason], reason, { reason });
    return {};
  };
}

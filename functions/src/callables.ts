import { type CallableRequest, HttpsError } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { type CallableName, FAILURE_CODES } from './contract/index.ts';
import { withDeadline } from './deadline.ts';
import { type Outcome, refused } from './domain/outcome.ts';
import { errorTraits } from './errorTraits.ts';
import type { Limiter } from './rate/limiter.ts';
import type { EntryStore } from './store/entryStore.ts';

/** How long the store may take: a cold start under load comes on top, and within ten seconds every caller is answered. */
const STORE_DEADLINE_MS = 6_000;

export interface CallableParts {
  submit: (data: unknown, store: EntryStore) => Promise<Outcome>;
  openStore: () => Promise<EntryStore>;
  limiter: () => Limiter;
}

/**
 * The handler of a callable: what was sent, through the domain, to a result or to an `HttpsError` with a listed reason.
 * Whatever is thrown underneath is answered `internal`.
 */
export function handler(name: CallableName, { submit, openStore, limiter }: CallableParts) {
  const outcomeOf = async ({ data, rawRequest }: CallableRequest<unknown>): Promise<Outcome> => {
    if (!limiter()(rawRequest.header('x-forwarded-for'))) return refused('too-many');
    return submit(data, await openStore());
  };
  return async (request: CallableRequest<unknown>): Promise<Record<string, never>> => {
    const outcome = await withDeadline(outcomeOf(request), STORE_DEADLINE_MS).catch((error: unknown) => {
      logger.error(`${name} failed`, errorTraits(error));
      throw new HttpsError('internal', 'internal');
    });
    return reply(outcome);
  };
}

function reply(outcome: Outcome): Record<string, never> {
  switch (outcome.kind) {
    case 'joined':
    case 'sent':
      return {};
    case 'refused': {
      const { reason } = outcome;
      throw new HttpsError(FAILURE_CODES[reason], reason, { reason });
    }
    default:
      return outcome satisfies never;
  }
}

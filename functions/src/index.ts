import { type CallableOptions, onCall } from 'firebase-functions/https';
import { hideBodiesOfErrors } from './bodyErrors.ts';
import { limitBodies } from './bodyLimit.ts';
import { type CallableParts, handler } from './callables.ts';
import { CALL_TIMEOUT_SECONDS, type CallableName, JOIN_WAITLIST, SUBMIT_CONTACT } from './contract/index.ts';
import { joinWaitlist as join } from './domain/joinWaitlist.ts';
import { submitContact as submit } from './domain/submitContact.ts';
import { once } from './once.ts';
import { plainly } from './plainRequest.ts';
import { createLimiter } from './rate/limiter.ts';
import * as settings from './settings.ts';

const options: CallableOptions = {
  region: settings.REGION,
  minInstances: settings.MIN_INSTANCES,
  maxInstances: settings.MAX_INSTANCES,
  // At this many calls at once an instance takes some 300 MB.
  concurrency: 40,
  memory: '512MiB',
  timeoutSeconds: CALL_TIMEOUT_SECONDS,
  enforceAppCheck: settings.ENFORCE_APP_CHECK,
  // The pages call their own origin.
  cors: false,
};

limitBodies();
hideBodiesOfErrors();

// Firestore's client is slow to load: an instance listens before it has.
const openStore = once(async () => (await import('./store/firestore.ts')).openFirestoreStore());

export { notifyOwner } from './notifyOwner.ts';
export const joinWaitlist = callable(JOIN_WAITLIST, join);
export const submitContact = callable(SUBMIT_CONTACT, submit);

function callable(name: CallableName, submit: CallableParts['submit']) {
  // Parameters have no values yet while this module loads.
  const limiter = once(() =>
    createLimiter({ perMinute: settings.CALLS_PER_MINUTE.value(), hops: settings.FORWARDED_HOPS.value() }),
  );
  return plainly(onCall(options, handler(name, { submit, openStore, limiter })));
}

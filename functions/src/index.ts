import { type CallableOptions, onCall } from 'firebase-functions/https';
import { hideBodiesOfErrors } from './bodyErrors.ts';
import { limitBodies } from './bodyLimit.ts';
import { handler } from './callables.ts';
import { CALL_TIMEOUT_SECONDS, type FormName } from './contract/contract.ts';
import { submissions } from './domain/submissions.ts';
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
export const joinWaitlist = callable('joinWaitlist');
export const submitContact = callable('submitContact');

function callable(name: FormName) {
  // Parameters have no values yet while this module loads.
  const limiter = once(() =>
    createLimiter({ perMinute: settings.CALLS_PER_MINUTE.value(), hops: settings.FORWARDED_HOPS.value() }),
  );
  return plainly(name, onCall(options, handler(name, { submit: submissions[name], openStore, limiter })));
}

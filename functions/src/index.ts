import { type CallableOptions, onCall } from 'firebase-functions/https';
import { callableHandler, createReceiver } from './callables.ts';
import { CALL_TIMEOUT_SECONDS, type FormName } from './contract/contract.ts';
import { formPostHandler } from './formPosts.ts';
import { createLimiter, type Limiter } from './rate/limiter.ts';
import { acceptForms, guardRequests } from './requestGuards.ts';
import * as settings from './settings.ts';
import type { EntryStore } from './store/entryStore.ts';
import { openFirestoreStore } from './store/firestore.ts';

const options: CallableOptions = {
  region: settings.REGION,
  minInstances: settings.MIN_INSTANCES,
  maxInstances: settings.MAX_INSTANCES,
  // At this many calls at once an instance takes some 300 MB.
  concurrency: 40,
  memory: '512MiB',
  timeoutSeconds: CALL_TIMEOUT_SECONDS,
  // The pages call their own origin.
  cors: false,
};

guardRequests();

let store: EntryStore | undefined;

function openStore(): EntryStore {
  store ??= openFirestoreStore();
  return store;
}

export { notifyOwner } from './notifyOwner.ts';
export const joinWaitlist = endpoint('joinWaitlist');
export const submitContact = endpoint('submitContact');

function endpoint(form: FormName) {
  let limiter: Limiter | undefined;
  // Parameters have no values yet while this module loads.
  const getLimiter = () => {
    limiter ??= createLimiter({ perMinute: settings.CALLS_PER_MINUTE.value(), hops: settings.FORWARDED_HOPS.value() });
    return limiter;
  };
  const receive = createReceiver(form, { openStore, limiter: getLimiter });
  return acceptForms(
    form,
    onCall({ ...options, serviceAccount: settings.SERVICE_ACCOUNTS[form] }, callableHandler(receive)),
    formPostHandler(form, receive),
  );
}

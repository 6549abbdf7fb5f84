import { onDocumentCreated } from 'firebase-functions/firestore';
import type { CallableOptions } from 'firebase-functions/https';
import { CALL_TIMEOUT_SECONDS, REGION } from '../../shared/contract.ts';
import { endpoint } from './endpoint.ts';
import { mailToOwner } from './notifyOwner.ts';
import { PASS_ON_TIMEOUT_SECONDS, passOn, type Send } from './passOn.ts';
import { postSignup } from './passOnSignup.ts';
import { guardRequests } from './requestGuards.ts';
import * as settings from './settings.ts';
import { COLLECTIONS } from './store.ts';

// Before the framework reads the first body.
guardRequests();

const formOptions: CallableOptions = {
  region: REGION,
  minInstances: settings.MIN_INSTANCES,
  maxInstances: settings.MAX_INSTANCES,
  serviceAccount: settings.SERVICE_ACCOUNT,
  // With 40 concurrent calls, an instance uses about 300 MB.
  concurrency: 40,
  memory: '512MiB',
  timeoutSeconds: CALL_TIMEOUT_SECONDS,
  // The pages call their own origin.
  cors: false,
};

/** Puts an address on the waitlist, once. */
export const joinWaitlist = endpoint('joinWaitlist', formOptions);

/** Stores a contact message. The same words sent again on the same UTC day are stored once. */
export const submitContact = endpoint('submitContact', formOptions);

/** Passes each new entry of a form on. The CLI doesn't deploy the function while its setting is empty. */
function passingOn(name: keyof typeof settings.PASSING_ON, send: Send) {
  const { form, setting, secret } = settings.PASSING_ON[name];
  return onDocumentCreated(
    {
      document: `${COLLECTIONS[form]}/{id}`,
      omit: setting.equals(''),
      // A string, because with `defineSecret` firebase-tools 15.34 asks for it even if the function is omitted.
      secrets: [secret],
      region: REGION,
      serviceAccount: settings.NOTIFY_SERVICE_ACCOUNT,
      // One entry at a time: then a repeated event finds the mark, a flood costs little, and no service refuses a burst.
      maxInstances: 1,
      concurrency: 1,
      memory: '256MiB',
      timeoutSeconds: PASS_ON_TIMEOUT_SECONDS,
      // Google repeats a failed event for a day.
      retry: true,
    },
    passOn(name, send),
  );
}

/** Mails each stored message to the owner. */
export const notifyOwner = passingOn('notifyOwner', mailToOwner);

/** Posts each stored signup to a service of the owner's. */
export const passOnSignup = passingOn('passOnSignup', postSignup);

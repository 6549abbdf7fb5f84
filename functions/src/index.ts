import { onDocumentCreated } from 'firebase-functions/firestore';
import type { CallableOptions } from 'firebase-functions/https';
import { CALL_TIMEOUT_SECONDS, REGION } from '../../shared/contract.ts';
import { endpoint } from './endpoint.ts';
import { mailToOwner } from './notifyOwner.ts';
import { PASS_ON_TIMEOUT_SECONDS, passOn } from './passOn.ts';
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

/** Of the functions that pass entries on. */
const passOnOptions = {
  region: REGION,
  serviceAccount: settings.NOTIFY_SERVICE_ACCOUNT,
  // One entry at a time: then a repeated event finds the mark, and a flood costs little.
  maxInstances: 1,
  concurrency: 1,
  memory: '256MiB',
  timeoutSeconds: PASS_ON_TIMEOUT_SECONDS,
  // Google repeats a failed event for a day.
  retry: true,
} as const;

// The CLI doesn't deploy these functions while their setting is empty. Their secret is a string, because with
// `defineSecret` firebase-tools 15.34 asks for it even if the function is omitted.

/** Mails each stored message to the owner. */
export const notifyOwner = onDocumentCreated(
  {
    ...passOnOptions,
    document: `${COLLECTIONS.submitContact}/{id}`,
    omit: settings.OWNER_EMAIL.equals(''),
    secrets: ['SMTP_URL'],
  },
  passOn({ name: 'notifyOwner', setting: settings.OWNER_EMAIL, mark: 'notifiedAt', send: mailToOwner }),
);

/** Posts each stored signup to a service of the owner's. */
export const passOnSignup = onDocumentCreated(
  {
    ...passOnOptions,
    document: `${COLLECTIONS.joinWaitlist}/{id}`,
    omit: settings.SIGNUP_BODY.equals(''),
    secrets: ['SIGNUP_HOOK'],
  },
  passOn({ name: 'passOnSignup', setting: settings.SIGNUP_BODY, mark: 'passedOnAt', send: postSignup }),
);

import { onDocumentCreated } from 'firebase-functions/firestore';
import type { CallableOptions } from 'firebase-functions/https';
import { CALL_TIMEOUT_SECONDS } from '../../shared/contract.ts';
import { endpoint } from './endpoint.ts';
import { mailToOwner, NOTIFY_TIMEOUT_SECONDS } from './notifyOwner.ts';
import { guardRequests } from './requestGuards.ts';
import * as settings from './settings.ts';
import { COLLECTIONS } from './store.ts';

// Before the framework reads the first body.
guardRequests();

const formOptions: CallableOptions = {
  region: settings.REGION,
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

/** Mails each stored message to the owner, if one is configured. */
export const notifyOwner = onDocumentCreated(
  {
    document: `${COLLECTIONS.submitContact}/{id}`,
    // The CLI doesn't deploy this function without an owner.
    omit: settings.OWNER_EMAIL.equals(''),
    region: settings.REGION,
    serviceAccount: settings.NOTIFY_SERVICE_ACCOUNT,
    // A string, because with `defineSecret` firebase-tools 15.34 asks for the secret even if the function is omitted.
    secrets: ['SMTP_URL'],
    // One mail at a time: then a repeated event finds `notifiedAt`, and a flood costs little.
    maxInstances: 1,
    concurrency: 1,
    memory: '256MiB',
    timeoutSeconds: NOTIFY_TIMEOUT_SECONDS,
    // Google repeats a failed event for a day.
    retry: true,
  },
  ({ data }) => mailToOwner(data),
);

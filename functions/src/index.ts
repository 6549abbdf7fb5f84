import { type CallableOptions, onCall } from 'firebase-functions/https';
import { callableHandler, createReceiver } from './callables.ts';
import { CALL_TIMEOUT_SECONDS, type FormName } from './contract/contract.ts';
import { formPostHandler } from './formPosts.ts';
import { acceptForms, guardRequests } from './requestGuards.ts';
import * as settings from './settings.ts';

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

export { notifyOwner } from './notifyOwner.ts';
export const joinWaitlist = endpoint('joinWaitlist');
export const submitContact = endpoint('submitContact');

function endpoint(form: FormName) {
  const receive = createReceiver(form);
  const callable = onCall({ ...options, serviceAccount: settings.SERVICE_ACCOUNTS[form] }, callableHandler(receive));
  return acceptForms(callable, formPostHandler(form, receive));
}

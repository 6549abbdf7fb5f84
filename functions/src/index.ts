import { type CallableOptions, type HttpsFunction, onCall } from 'firebase-functions/https';
import { callableHandler } from './callables.ts';
import { CALL_TIMEOUT_SECONDS, type FormName } from './contract/contract.ts';
import { formPostHandler, type Handler } from './formPosts.ts';
import { createReceiver } from './receive.ts';
import { guardRequests, refuse } from './requestGuards.ts';
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
  const callable = onCall({ ...options, serviceAccount: settings.SERVICE_ACCOUNT }, callableHandler(receive));
  return acceptForms(callable, formPostHandler(form, receive));
}

/**
 * The callable, which also takes form posts. Shows the SDK only requests that it accepts: it logs what it refuses as an
 * error with the body. The handler reads the data itself.
 */
function acceptForms<F extends HttpsFunction>(callable: F, postForm: Handler): F {
  return new Proxy(callable, {
    apply(target, _self, [request, response]: Parameters<F>) {
      const type = request.method === 'POST' && request.is(['json', 'urlencoded']);
      if (type === 'urlencoded') return postForm(request, response);
      if (type !== 'json' || !request.rawBody) return refuse(response, type ? 413 : 400);
      request.body = { data: null };
      // Nobody signs in here, so tokens are ignored.
      delete request.headers.authorization;
      delete request.headers['x-firebase-appcheck'];
      return target(request, response);
    },
  });
}

import { defineInt, defineString } from 'firebase-functions/params';

/** Where the functions run. `npm run deploy` says which command changes the other places that name it. */
export const REGION = 'us-central1';

// Parameters of a deployment: set them in functions/.env.<project id>. functions/.env lists them all.

export const MIN_INSTANCES = defineInt('MIN_INSTANCES', {
  default: 0,
  description: 'Instances of each function of a form kept warm, paid for even when idle.',
});

export const MAX_INSTANCES = defineInt('MAX_INSTANCES', {
  default: 3,
  description: 'Maximum number of instances of each function of a form. It limits what an attack can cost.',
});

export const CALLS_PER_MINUTE = defineInt('CALLS_PER_MINUTE', {
  default: 30,
  description: 'Calls per client and minute, for each function and instance; 0 disables the limit.',
});

export const FORWARDED_HOPS = defineInt('FORWARDED_HOPS', {
  default: 2,
  description:
    "Position of a visitor's address in X-Forwarded-For; 1 is the last one on the right. Check it after deploying.",
});

export const OWNER_EMAIL = defineString('OWNER_EMAIL', {
  default: '',
  description: 'The address that gets contact messages by mail; empty for none. The secret SMTP_URL names the server.',
});

export const SIGNUP_BODY = defineString('SIGNUP_BODY', {
  default: '',
  description:
    'The JSON that is posted about each signup, with {email}, {source}, {campaign} or {createdAt}; empty for none. The secret SIGNUP_HOOK says where.',
});

// Accounts with no more rights than the functions need. `npm run deploy` creates them.

export const SERVICE_ACCOUNT = defineString('SERVICE_ACCOUNT', {
  default: '',
  description: 'The service account that the forms run as.',
});

export const NOTIFY_SERVICE_ACCOUNT = defineString('NOTIFY_SERVICE_ACCOUNT', {
  default: '',
  description: 'The service account that notifyOwner and passOnSignup run as.',
});

import { defineInt, defineString } from 'firebase-functions/params';
import { fieldNames } from '../../shared/contract.ts';

// Parameters of a deployment (docs/deploy.md). functions/.env lists them all, and functions/.env.<project id> sets them.

/** Per function of a form. */
export const MIN_INSTANCES = defineInt('MIN_INSTANCES', { default: 0 });
export const MAX_INSTANCES = defineInt('MAX_INSTANCES', { default: 3 });

/** Per client, function and instance; 0 disables the limit. */
export const CALLS_PER_MINUTE = defineInt('CALLS_PER_MINUTE', { default: 30 });
/** The position of a visitor's address in X-Forwarded-For, counted from the right. */
export const FORWARDED_HOPS = defineInt('FORWARDED_HOPS', { default: 2 });

/** Who gets contact messages by mail, by the server in the secret SMTP_URL; empty for nobody. */
const OWNER_EMAIL = defineString('OWNER_EMAIL', { default: '' });
/** What stands for a signup's texts in `SIGNUP_BODY`, in braces. */
export const PLACEHOLDERS = [...fieldNames('joinWaitlist'), 'campaign', 'createdAt', 'id'];
/** The JSON that is posted about each signup to the address in the secret SIGNUP_HOOK; empty for none. */
const SIGNUP_BODY = defineString('SIGNUP_BODY', { default: '' });

/** The accounts of the forms, and of the functions that pass entries on, with no more rights than they need. */
export const SERVICE_ACCOUNT = defineString('SERVICE_ACCOUNT', { default: '' });
export const NOTIFY_SERVICE_ACCOUNT = defineString('NOTIFY_SERVICE_ACCOUNT', { default: '' });

/** Who gets each signup, by the names in owner.ts. */
export type Services = { mailService: string; chat: string };

/** The owner's tool doesn't know whether messages are mailed. */
export const MAILBOX = 'your mailbox, if messages were mailed';

/** What passes entries on, by the function's name. Launch, owner's tool and tests read it, too. */
export const PASSING_ON = {
  notifyOwner: {
    form: 'submitContact',
    setting: OWNER_EMAIL,
    secret: 'SMTP_URL',
    // What the launch says without the secret.
    lacks: 'No secret names the mail server (docs/operate.md).',
    // The entry's field that gets the time, and its word in a list.
    mark: 'notifiedAt',
    word: 'mailed',
    // Where the entry is then, too.
    place: () => MAILBOX,
  },
  passOnSignup: {
    form: 'joinWaitlist',
    setting: SIGNUP_BODY,
    secret: 'SIGNUP_HOOK',
    lacks: 'No secret says where signups go (docs/operate.md).',
    mark: 'passedOnAt',
    word: 'passed on',
    place: ({ mailService, chat }: Services) => mailService || chat || 'your mail service',
  },
} as const;

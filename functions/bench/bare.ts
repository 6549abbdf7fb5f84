import { onCall } from 'firebase-functions/https';

/** The least a callable can do. */
export const joinWaitlist = onCall({ cors: false }, () => ({}));

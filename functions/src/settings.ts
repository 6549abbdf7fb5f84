import { defineInt } from 'firebase-functions/params';

/** Where the functions run; firebase.json's rewrites name it too. */
export const REGION = 'us-central1';

export const MIN_INSTANCES = defineInt('MIN_INSTANCES', { default: 0 });
export const MAX_INSTANCES = defineInt('MAX_INSTANCES', { default: 3 });

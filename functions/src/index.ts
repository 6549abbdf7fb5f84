import { type CallableOptions, onCall } from 'firebase-functions/https';
import { handler, type OpenStore } from './callables.ts';
import { JOIN_WAITLIST, SUBMIT_CONTACT } from './contract/index.ts';
import { joinWaitlist as join } from './domain/joinWaitlist.ts';
import { submitContact as submit } from './domain/submitContact.ts';
import { MAX_INSTANCES, MIN_INSTANCES, REGION } from './settings.ts';
import type { EntryStore } from './store/entryStore.ts';

const options: CallableOptions = {
  region: REGION,
  minInstances: MIN_INSTANCES,
  maxInstances: MAX_INSTANCES,
  concurrency: 80,
  memory: '256MiB',
  timeoutSeconds: 15,
  // Pages call through their own origin.
  cors: false,
};

let store: Promise<EntryStore> | undefined;
// Firestore's client is slow to load: a fresh instance listens before it has.
const openStore: OpenStore = () => {
  store ??= import('./store/firestore.ts').then(({ openFirestoreStore }) => openFirestoreStore());
  return store;
};

export const joinWaitlist = onCall(options, handler(JOIN_WAITLIST, join, openStore));
export const submitContact = onCall(options, handler(SUBMIT_CONTACT, submit, openStore));

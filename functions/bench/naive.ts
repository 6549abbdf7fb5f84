import { initializeApp } from 'firebase-admin/app';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { https } from 'firebase-functions';

// The functions as they would be without a thought for their start: everything imported, nothing bundled.

initializeApp();
const signups = getFirestore().collection('waitlist_signups');

export const joinWaitlist = https.onCall({ cors: false }, async ({ data }) => {
  await signups.doc(data.email).create({ ...data, createdAt: FieldValue.serverTimestamp() });
  return {};
});

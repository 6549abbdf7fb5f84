import { initializeApp } from 'firebase-admin/app';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { https } from 'firebase-functions';

// What `npm run bench:functions` compares the built functions with: everything imported, nothing bundled or validated.
// JavaScript, because removing types would count as its start. Here, because `bench` can't resolve `firebase-functions`.

initializeApp();
const signups = getFirestore().collection('waitlist_signups');

export const joinWaitlist = https.onCall({ cors: false }, async ({ data: { email, source } }) => {
  await signups.doc(email).create({ email, source, createdAt: FieldValue.serverTimestamp() });
  return {};
});

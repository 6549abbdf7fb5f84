import { initializeApp } from 'firebase-admin/app';
import { FieldValue, getFirestore } from 'firebase-admin/firestore';
import { https } from 'firebase-functions';

// What the benchmark compares the deployed functions with: everything imported, nothing bundled or checked.
// Only this workspace has `firebase-functions`, so it wouldn't resolve from `bench`.

initializeApp();
const signups = getFirestore().collection('waitlist_signups');

async function create({ email, source }: { email: string; source: string }) {
  await signups.doc(email).create({ email, source, createdAt: FieldValue.serverTimestamp() });
  return {};
}

/** The least a callable can do. */
export const bareCall = https.onCall({ cors: false }, () => ({}));

/** One document over plain HTTP, without the callable protocol. */
export const bareCreate = https.onRequest(async ({ body }, response) => {
  response.json(await create(body.data));
});

/** Both: what most projects deploy. */
export const joinWaitlist = https.onCall<{ email: string; source: string }>({ cors: false }, ({ data }) =>
  create(data),
);

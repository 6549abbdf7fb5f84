import { initializeApp } from 'firebase/app';
import { getFunctions, httpsCallableFromURL } from 'firebase/functions';

/** Longer than the functions' own timeout, so that an answer on its way is not given up. */
const TIMEOUT_MS = 25_000;

const env = import.meta.env;

// The callables are reached on the page's own origin, so the local stack needs no configuration.
const app = initializeApp({
  projectId: env.VITE_FIREBASE_PROJECT_ID ?? 'demo-stet',
  apiKey: env.VITE_FIREBASE_API_KEY ?? 'none',
  appId: env.VITE_FIREBASE_APP_ID ?? 'none',
});
const functions = getFunctions(app);

/** Calls the callable at a same-origin path. Throws a `FirebaseError` whose code is `functions/<callable code>`. */
export async function call(path: string, request: object): Promise<void> {
  const url = new URL(path, location.origin).href;
  await httpsCallableFromURL(functions, url, { timeout: TIMEOUT_MS })(request);
}

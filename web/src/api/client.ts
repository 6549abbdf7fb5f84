import { initializeApp } from 'firebase/app';
import { getFunctions, httpsCallableFromURL } from 'firebase/functions';
import { loadChunk } from './loadChunk.ts';

/** Longer than the functions' own timeout, so that an answer on its way is not given up. */
const TIMEOUT_MS = 25_000;

const env = import.meta.env;

// The callables are reached on the page's own origin, so the local stack needs no configuration.
const options = {
  projectId: env.VITE_FIREBASE_PROJECT_ID ?? 'demo-stet',
  apiKey: env.VITE_FIREBASE_API_KEY ?? 'none',
  appId: env.VITE_FIREBASE_APP_ID ?? 'none',
};
const plainFunctions = getFunctions(initializeApp(options));

/** Calls the callable at a same-origin path. Throws a `FirebaseError` whose code is `functions/<callable code>`. */
export async function call(path: string, request: object): Promise<void> {
  const url = new URL(path, location.origin).href;
  const functions = (await attested()) ?? plainFunctions;
  await httpsCallableFromURL(functions, url, { timeout: TIMEOUT_MS })(request);
}

/** Nothing of Google's is asked for before a form is sent. */
async function attested() {
  const siteKey = import.meta.env.VITE_APP_CHECK_SITE_KEY;
  if (!siteKey) return undefined;
  const { attestedFunctions } = await loadChunk(() => import('./appCheck.ts'));
  return attestedFunctions(options, siteKey);
}

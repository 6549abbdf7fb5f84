import { initializeApp } from 'firebase/app';
import { getFunctions, httpsCallableFromURL } from 'firebase/functions';
import { CALL_TIMEOUT_SECONDS } from 'functions/contract';

/** Longer than the functions' own timeout, so that a late answer still arrives. */
const TIMEOUT_MS = (CALL_TIMEOUT_SECONDS + 10) * 1000;

// The callables share the page's origin, so no project has to be known.
const functions = getFunctions(initializeApp({ projectId: 'site' }));

/** Calls the callable at a same-origin path. Throws a `FirebaseError` whose code is `functions/<callable code>`. */
export async function call(path: string, request: object): Promise<void> {
  const url = new URL(path, location.origin).href;
  await httpsCallableFromURL(functions, url, { timeout: TIMEOUT_MS })(request);
}

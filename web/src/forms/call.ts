import { initializeApp } from 'firebase/app';
import { type Functions, getFunctions, httpsCallableFromURL } from 'firebase/functions';
import { apiPath, CALL_TIMEOUT_SECONDS, type FormName, OUTCOMES } from '../../../shared/contract.ts';
import type { Result } from '../state/ui.ts';

/** Longer than the functions' own timeout, so that a late answer still arrives. */
const TIMEOUT_MS = (CALL_TIMEOUT_SECONDS + 10) * 1000;

let client: Functions | undefined;

/** Created at the first call, because creating it writes to the browser's storage. */
function functions(): Functions {
  // The SDK requires a project id, but doesn't use it for a URL on the page's own origin.
  client ??= getFunctions(initializeApp({ projectId: 'site' }));
  return client;
}

/** Calls a form's callable. Never throws. */
export async function call(form: FormName, request: object): Promise<Result> {
  const url = new URL(apiPath(form), location.origin).href;
  try {
    await httpsCallableFromURL(functions(), url, { timeout: TIMEOUT_MS })(request);
    return { status: 'done', outcome: OUTCOMES[form].stored };
  } catch (error) {
    return form === 'joinWaitlist' && isDuplicate(error)
      ? { status: 'done', outcome: 'already-registered' }
      : { status: 'failed', outcome: OUTCOMES[form].failed, error };
  }
}

/** `already-exists` is the callable protocol's word for a duplicate, the specification's error 23505. */
function isDuplicate(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'functions/already-exists';
}

const warmed = new Set<FormName>();

/** Starts an instance of a form's function while the visitor types, once per page load. */
export function warm(form: FormName): void {
  if (warmed.has(form)) return;
  warmed.add(form);
  fetch(apiPath(form), { priority: 'low' }).catch(() => {});
}

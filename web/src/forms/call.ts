import { initializeApp } from 'firebase/app';
import { type Functions, type FunctionsError, getFunctions, httpsCallableFromURL } from 'firebase/functions';
import { apiPath, CALL_TIMEOUT_SECONDS, type FormName } from '../../../shared/contract.ts';
import { type Reason, reasonIn } from '../../../shared/outcomes.ts';

/** Longer than the functions' own timeout, so that a late answer still arrives. */
const TIMEOUT_MS = (CALL_TIMEOUT_SECONDS + 10) * 1000;

let client: Functions | undefined;

/** Created at the first call, because creating it writes to the browser's storage. */
function functions(): Functions {
  // The SDK requires a project id. URLs of the page's own origin don't use it.
  client ??= getFunctions(initializeApp({ projectId: 'site' }));
  return client;
}

/** Calls a form's callable. Never rejects; resolves to the reason and the error of a refusal. */
export async function call(form: FormName, entry: object): Promise<{ reason?: Reason; error?: unknown }> {
  const url = new URL(apiPath(form), location.origin).href;
  try {
    await httpsCallableFromURL(functions(), url, { timeout: TIMEOUT_MS })(entry);
    return {};
  } catch (error) {
    const { code, details } = error as FunctionsError;
    // `already-exists` is the specification's error 23505, also without details.
    const fallback = code === 'functions/already-exists' ? 'already-registered' : 'failed';
    return { reason: reasonIn(details) ?? fallback, error };
  }
}

const warmed = new Set<FormName>();

/** Starts an instance of a form's function while the visitor types, once per page load. */
export function warm(form: FormName): void {
  if (warmed.has(form)) return;
  warmed.add(form);
  fetch(apiPath(form), { priority: 'low' }).catch(() => {});
}

import { type FirebaseOptions, initializeApp } from 'firebase/app';
import { getToken, initializeAppCheck, ReCaptchaEnterpriseProvider } from 'firebase/app-check';
import { type Functions, getFunctions } from 'firebase/functions';

/** How long a submission waits for its token. The library has no limit: where Google is blocked it waits forever. */
const PATIENCE_MS = 10_000;

let attested: { functions: Functions; token: () => Promise<unknown> } | undefined;

/**
 * Functions whose calls carry an App Check token, or none when there is no token to be had in time. The server decides
 * what becomes of a call without one.
 */
export async function attestedFunctions(options: FirebaseOptions, siteKey: string): Promise<Functions | undefined> {
  attested ??= attest(options, siteKey);
  const { functions, token } = attested;
  const patience = new Promise<undefined>((resolve) => setTimeout(resolve, PATIENCE_MS));
  const arrived = token().then(
    () => functions,
    () => undefined,
  );
  return Promise.race([arrived, patience]);
}

/** An app of its own, because calls of an app with App Check always wait for a token. */
function attest(options: FirebaseOptions, siteKey: string) {
  const app = initializeApp(options, 'attested');
  const appCheck = initializeAppCheck(app, {
    provider: new ReCaptchaEnterpriseProvider(siteKey),
    // Only a submission needs a token.
    isTokenAutoRefreshEnabled: false,
  });
  return { functions: getFunctions(app), token: () => getToken(appCheck) };
}

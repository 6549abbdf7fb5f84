import { contentPolicyProblems } from './contentPolicyProblems.ts';
import type { Manifest } from './manifest.ts';
import type { FirebaseConfig } from './release.ts';
import type { Upload, UploadedFile } from './upload.ts';

/** Names that have no business in an upload. */
const FORBIDDEN = [/\.map$/, /(^|\/)\./, /\.(pem|key|p12|pfx)$/, /service-?account.*\.json$/i, /\.(ts|tsx)$/, /\.log$/];

/** Beginnings of credentials, with enough behind them to be real ones. */
const SECRETS = {
  'a private key': /-----BEGIN (?:RSA |EC |ENCRYPTED )?PRIVATE KEY-----(?:\\n|\s)*[A-Za-z0-9+/=]{40}/,
  'a service account': /"private_key_id":\s*"[0-9a-f]{20}/,
  'a Google access token': /\bya29\.[\w-]{40}/,
  'a Google refresh token': /\b1\/\/0[\w-]{40}/,
  'a GitHub token': /\b(?:gh[pousr]_\w{36}|github_pat_\w{40})/,
  'an npm token': /\bnpm_\w{36}\b/,
};

/** Everything about a release that must not be deployed, a sentence each. */
export function releaseProblems(config: FirebaseConfig, upload: Upload, manifest: Manifest): string[] {
  return [
    ...fileProblems('hosting', upload.hosting),
    ...fileProblems('functions', upload.functions),
    ...missing('hosting', upload.hosting, ['index.html', '404.html']),
    ...missing('functions', upload.functions, ['index.js', 'package.json', 'package-lock.json', 'functions.yaml']),
    ...contentPolicyProblems(upload.hosting),
    ...rewriteProblems(config, manifest),
    ...manifest.unknown.map((name) => `${name} is set for this project, but the functions know no such parameter.`),
    ...appCheckProblems(upload.hosting, manifest),
  ];
}

function fileProblems(part: string, files: UploadedFile[]): string[] {
  return files.flatMap(({ path, content }) => {
    const isForbidden = FORBIDDEN.some((name) => name.test(path));
    const text = content.toString('latin1');
    const secrets = Object.entries(SECRETS).filter(([, looks]) => looks.test(text));
    return [
      ...(isForbidden ? [`${part}/${path} must not be uploaded.`] : []),
      ...secrets.map(([kind]) => `${part}/${path} looks as if it held ${kind}.`),
    ];
  });
}

function missing(part: string, files: UploadedFile[], names: string[]): string[] {
  const there = new Set(files.map(({ path }) => path));
  return names.filter((name) => !there.has(name)).map((name) => `${part}/${name} is missing.`);
}

/** Hosting takes a rewrite to a function that isn't there, and answers 404 to visitors. */
function rewriteProblems({ hosting }: FirebaseConfig, { endpoints }: Manifest): string[] {
  return hosting.rewrites.flatMap(({ source, function: target }) => {
    if (!target) return [];
    const { functionId, region } = target;
    if (endpoints[functionId]?.region.includes(region)) return [];
    return [`${source} leads to ${functionId} in ${region}, where no such function is.`];
  });
}

/** Pages that were built with a reCAPTCHA key may reach the service that gives tokens; only they can send any. */
function appCheckProblems(hosting: UploadedFile[], { parameters }: Manifest): string[] {
  if (parameters.ENFORCE_APP_CHECK?.value !== 'true') return [];
  const sendsTokens = hosting.some(
    ({ path, content }) =>
      path === 'index.html' && content.includes('https://content-firebaseappcheck.googleapis.com/'),
  );
  if (sendsTokens) return [];
  return ['ENFORCE_APP_CHECK is on, but the pages were built without VITE_APP_CHECK_SITE_KEY: all would be refused.'];
}

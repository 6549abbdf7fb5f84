import type { DocumentData } from 'firebase-admin/firestore';
import { normaliseEmail, withAsciiDomain } from '../../shared/email.ts';
import { createdAtOf } from './passOn.ts';

/** The address in SIGNUP_HOOK and, after a space, a header with a key. */
const HOOK = /^(\S*)(?:\s+([^\s:]+):\s*(.*))?$/;

/** Another try would get the same answer. So are redirects final, which Apps Script sends once it has run. */
const FINAL = [400, 405, 410, 413, 415, 422];

/** Answers that may say in their body that the service has the address already. */
const TELLING = [400, 422];
/** Brevo's code, Mailchimp's title, or the word, but not in an address. */
const KNOWN = /duplicate_parameter|Member Exists|(?<!@[\w.-]*)already(?![\w.+-]*@)/i;
/** How much of a body is read. */
const READ_MAX = 2_000;

/**
 * Posts a signup to the service in SIGNUP_HOOK. Resolves to the service's answer if that refuses it for good. Redirects
 * aren't followed, because they could lead to another service.
 */
export async function postSignup(body: string, signup: DocumentData, signal: AbortSignal): Promise<number | undefined> {
  const [, url = '', header, key = ''] = HOOK.exec((process.env.SIGNUP_HOOK ?? '').trim()) ?? [];
  // `new URL` throws ERR_INVALID_URL.
  if (new URL(url).protocol !== 'https:') throw failure('ETLS');
  // While no event comes, an instance sleeps, so it would miss that a connection is closed.
  const headers = {
    connection: 'close',
    'content-type': 'application/json',
    ...(header && { [header]: key }),
  };
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body: filled(body, signup),
    redirect: 'manual',
    signal,
  });
  const { ok, status } = response;
  const known = status === 409 || (TELLING.includes(status) && KNOWN.test(await beginningOf(response)));
  await response.body?.cancel();
  if (ok || known) return undefined;
  if (FINAL.includes(status) || (status >= 300 && status < 400)) return status;
  throw failure(status);
}

/** Reads the beginning of an answer. The rest may have any size. */
async function beginningOf({ body }: Response): Promise<string> {
  let text = '';
  for await (const part of body ?? []) {
    text += Buffer.from(part);
    if (text.length >= READ_MAX) break;
  }
  return text.slice(0, READ_MAX);
}

/** An error that is logged with a code, which the alert explains. */
const failure = (code: string | number) => Object.assign(new Error('The signup was not passed on'), { code });

/** Returns JSON with a signup's texts for `{email}`, `{source}`, `{campaign}` and `{createdAt}`. */
function filled(body: string, signup: DocumentData): string {
  const { email = '', source = '', campaign = '' } = signup;
  const texts: Record<string, string> = {
    // Mail services take domains in ASCII.
    email: withAsciiDomain(normaliseEmail(`${email}`)),
    source,
    campaign,
    createdAt: createdAtOf(signup),
  };
  const fill = (text: string) => text.replaceAll(/\{(\w+)\}/g, (whole, name) => texts[name] ?? whole);
  return JSON.stringify(JSON.parse(body, (_name, value) => (typeof value === 'string' ? fill(value) : value)));
}

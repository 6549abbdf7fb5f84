import { setTimeout } from 'node:timers/promises';
import type { DocumentData } from 'firebase-admin/firestore';
import { normaliseEmail, withAsciiDomain } from '../../shared/email.ts';
import { createdAtOf } from './passOn.ts';
import { PLACEHOLDERS } from './settings.ts';

/** The address in SIGNUP_HOOK and, after a space, a header with a key. */
const HOOK = /^(\S*)(?:\s+([^\s:]+):\s*(.*))?$/;

/** Another try would get the same answer. Redirects are final, too: Google Apps Script has run before it sends one. */
const FINAL = [400, 405, 410, 413, 415, 422];

/** Codes of answers whose body may say that the service has the address already. */
const TELLING = [400, 422];
/** Brevo's code, Mailchimp's title, words of Strapi, PocketBase and Directus, or words such as "already exists". */
const KNOWN = [
  /duplicate_parameter|Member Exists|attribute must be unique|not_unique/i,
  // Brevo says "Contact already in list and/or does not exist" about an address that it doesn't have, too.
  /already[ _-](?!in list and)(?:a member|been|exist|in |on |regist|subscri|taken|used)/i,
];
const isKnown = (answer: string) => KNOWN.some((words) => words.test(answer));

/** How long a body is read, because it may never end, and other signups wait meanwhile. */
const READ_MS = 1_000;

/**
 * Posts a signup to the service in SIGNUP_HOOK. Resolves to the service's answer if that refuses it for good. Redirects
 * aren't followed, because they could lead to another service.
 */
export async function postSignup(body: string, signup: DocumentData, signal: AbortSignal): Promise<number | undefined> {
  const [, url = '', header, key = ''] = HOOK.exec((process.env.SIGNUP_HOOK ?? '').trim()) ?? [];
  // `new URL` throws ERR_INVALID_URL.
  if (new URL(url).protocol !== 'https:') throw failure('ETLS');
  const own = header && { [header.toLowerCase()]: key };
  // While no event comes, an instance sleeps, so it would miss that a connection is closed.
  const headers = { connection: 'close', 'content-type': 'application/json', ...own };
  const reading = new AbortController();
  const response = await fetch(url, {
    method: 'POST',
    headers,
    body: filled(body, signup),
    redirect: 'manual',
    signal: AbortSignal.any([signal, reading.signal]),
  });
  const { ok, status } = response;
  const read = () => Promise.race([response.text(), setTimeout(READ_MS, '')]).catch(() => '');
  const hasIt = status === 409 || (TELLING.includes(status) && isKnown(await read()));
  reading.abort();
  if (ok || hasIt) return undefined;
  if (FINAL.includes(status) || (status >= 300 && status < 400)) return status;
  throw failure(status);
}

/** An error that is logged with a code, which the alert explains. */
const failure = (code: string | number) => Object.assign(new Error('The signup was not passed on'), { code });

const PLACEHOLDER = new RegExp(`\\{(${PLACEHOLDERS.join('|')})\\}`, 'g');

/** Returns JSON with a signup's texts for the placeholders. */
function filled(body: string, signup: DocumentData): string {
  // Mail services take domains in ASCII.
  const email = withAsciiDomain(normaliseEmail(`${signup.email ?? ''}`));
  const texts: DocumentData = { ...signup, email, createdAt: createdAtOf(signup), id: signup.submissionId };
  // A body without an address is for a chat (docs/operate.md), which makes a link of a domain.
  const isChat = !body.includes('{email}');
  const plain = (text = '') => (isChat ? text.replaceAll(/\.(?=\p{L})/gu, '_') : text);
  const fill = (text: string) => text.replaceAll(PLACEHOLDER, (_, name) => plain(texts[name]));
  return JSON.stringify(JSON.parse(body, (_name, value) => (typeof value === 'string' ? fill(value) : value)));
}

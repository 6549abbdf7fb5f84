import { type CallableOptions, HttpsError, type HttpsFunction, onCall, type Request } from 'firebase-functions/https';
import * as logger from 'firebase-functions/logger';
import { type FormName, outcomeOf } from '../../shared/contract.ts';
import { REASONS, type Reason } from '../../shared/outcomes.ts';
import { createLimiter } from './limiter.ts';
import * as settings from './settings.ts';
import { openFirestore } from './store.ts';
import { submit } from './submit.ts';
import { withDeadline } from './withDeadline.ts';

/** A cold start takes up to four seconds more. So an answer comes within ten seconds after the whole body. */
const DEADLINE_MS = 6_000;

const HEADERS = {
  'cache-control': 'no-store',
  'content-security-policy': "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
  'cross-origin-resource-policy': 'same-origin',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=63072000; includeSubDomains',
  'x-content-type-options': 'nosniff',
};

const refusal = (reason: Reason) => new HttpsError(REASONS[reason].code, reason, { reason });

/** A form's callable. It also redirects the form's own posts. A `GET`, which only starts an instance, gets 204. */
export function endpoint(form: FormName, options: CallableOptions) {
  const receive = createReceiver(form);
  const callable = onCall(options, async ({ rawRequest }) => {
    const reason = await receive(rawRequest, dataOfCall(rawRequest.rawBody));
    if (reason) throw refusal(reason);
    return {};
  });

  const handle: (...given: Parameters<HttpsFunction>) => Promise<void> = async (request, response) => {
    response.set(HEADERS);
    if (request.method === 'GET' || request.method === 'HEAD') return void response.status(204).end();
    const type = request.method === 'POST' && request.is(['json', 'urlencoded']);
    if (type === 'urlencoded') {
      const reason = isFromOwnPage(request) ? await receive(request, fieldsOfForm(request.rawBody)) : 'failed';
      return response.redirect(303, `/form/${outcomeOf(form, reason)}`);
    }
    if (type !== 'json') return void response.status(400).json({ error: refusal('malformed') });
    if (!request.rawBody) return void response.status(413).json({ error: refusal('malformed') });
    // firebase-functions 7.4 throws on `@type` values and deep nesting, and logs them. So it gets no data or tokens.
    request.body = { data: null };
    delete request.headers.authorization;
    delete request.headers['x-firebase-appcheck'];
    return callable(request, response);
  };
  // The Firebase CLI reads `__endpoint`.
  return Object.assign(handle, callable);
}

/**
 * Limits and stores what a request sends. Resolves to the reason if it isn't stored. A failure is a reason, too, because
 * firebase-functions would log a rejection a second time.
 */
function createReceiver(form: FormName) {
  let isAllowed: ReturnType<typeof createLimiter> | undefined;
  return (request: Request, data: unknown): Promise<Reason | undefined> =>
    withDeadline(form, DEADLINE_MS, async () => {
      // Created at the first call, because parameters have no values while this module loads.
      isAllowed ??= createLimiter({
        perMinute: settings.CALLS_PER_MINUTE.value(),
        hops: settings.FORWARDED_HOPS.value(),
        // This line raises the owner's alert. Without a field, Google would store it as text, which no filter looks at.
        onRefusal: () => logger.warn(`${form} refused a client with too many calls`, { form }),
      });
      if (!isAllowed(request.header('x-forwarded-for'))) return 'too-many';
      return submit(openFirestore(), form, data);
    }).catch((): Reason => 'failed');
}

function dataOfCall(rawBody: Buffer): unknown {
  try {
    return JSON.parse(`${rawBody}`).data;
  } catch {
    return undefined;
  }
}

/** The body is `undefined` if it is too long. */
function fieldsOfForm(rawBody: Buffer | undefined): unknown {
  if (!rawBody) return undefined;
  const fields: Record<string, unknown> = Object.create(null);
  for (const [name, value] of new URLSearchParams(`${rawBody}`)) {
    // Validation refuses the list of a repeated field. Browsers post line breaks as CRLF.
    fields[name] = name in fields ? [] : value.replaceAll('\r\n', '\n');
  }
  return fields;
}

/** Whether this site's page sent the post. Browsers post other sites' forms without a preflight. */
function isFromOwnPage(request: Request): boolean {
  const site = request.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  // Browsers older than 2023 send no `Sec-Fetch-Site`. Text browsers send only a `Referer`.
  const origin = request.header('origin') ?? request.header('referer') ?? '';
  const host = request.header('x-forwarded-host') ?? request.header('host');
  return URL.canParse(origin) && new URL(origin).host === host;
}

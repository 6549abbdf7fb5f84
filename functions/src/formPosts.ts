import type { Request } from 'firebase-functions/https';
import type { Receive } from './callables.ts';
import { type FormName, type FormPage, REASON_CODES, type Reason } from './contract/contract.ts';
import { type Handler, refuse } from './requestGuards.ts';

type Pages = Record<'stored' | 'invalid' | 'failed', FormPage> & Partial<Record<Reason, FormPage>>;

/** The static page for each outcome: `invalid` and `failed` for reasons without one of their own. */
const PAGES: Record<FormName, Pages> = {
  joinWaitlist: {
    stored: 'joined',
    'already-registered': 'already-registered',
    'email-required': 'email-required',
    'email-invalid': 'email-invalid',
    'email-too-long': 'email-invalid',
    invalid: 'not-joined',
    failed: 'not-joined',
  },
  submitContact: { stored: 'message-sent', invalid: 'message-invalid', failed: 'message-not-sent' },
};

/** Answers a form that a browser posted without scripts: redirects to a static page that says what happened. */
export function formPostHandler(form: FormName, receive: Receive): Handler {
  return async (request, response) => {
    if (!isFromOwnPage(request)) return refuse(response, 400);
    const page = await receive(request, dataOf(request)).then(
      (reason) => pageFor(form, reason),
      () => PAGES[form].failed,
    );
    response.redirect(303, `/form/${page}`);
  };
}

function pageFor(form: FormName, reason: Reason | undefined): FormPage {
  const pages = PAGES[form];
  if (!reason) return pages.stored;
  return pages[reason] ?? (REASON_CODES[reason] === 'invalid-argument' ? pages.invalid : pages.failed);
}

/** Whether the post came from a page of this site: browsers post another site's form without a preflight. */
function isFromOwnPage(request: Request): boolean {
  const site = request.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  // Browsers from before 2023.
  const origin = request.header('origin') ?? '';
  const host = request.header('x-forwarded-host') ?? request.header('host');
  return URL.canParse(origin) && new URL(origin).host === host;
}

function dataOf({ rawBody }: Request): unknown {
  if (!rawBody) return null;
  const data: Record<string, unknown> = {};
  for (const [name, value] of new URLSearchParams(rawBody.toString())) {
    // No field takes a list, so a repeated one is refused. Browsers post every line break as CRLF.
    data[name] = name in data ? [] : value.replaceAll('\r\n', '\n');
  }
  return data;
}

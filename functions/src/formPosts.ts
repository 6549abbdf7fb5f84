import type { HttpsFunction, Request } from 'firebase-functions/https';
import { type FormName, OUTCOMES, outcomeFor } from './contract/contract.ts';
import type { Receive } from './receive.ts';
import { refuse } from './requestGuards.ts';

export type Handler = (...args: Parameters<HttpsFunction>) => ReturnType<HttpsFunction>;

/** Answers a form that a browser posted without scripts: redirects to a static page that says what happened. */
export function formPostHandler(form: FormName, receive: Receive): Handler {
  return async (request, response) => {
    if (!isFromOwnPage(request)) return refuse(response, 400);
    const page = await receive(request, dataOf(request)).then(
      (reason) => (reason ? outcomeFor(form, reason) : OUTCOMES[form].stored),
      () => OUTCOMES[form].failed,
    );
    response.redirect(303, `/form/${page}`);
  };
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

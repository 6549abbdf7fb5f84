import type { Request } from 'firebase-functions/https';
import type { Receive } from './callables.ts';
import { type Flaw, type FormName, type FormPage, type Reason, requestFields } from './contract/contract.ts';
import { type Handler, refuse } from './requestGuards.ts';

type Pages<Form extends FormName> = Record<Flaw<Form> | 'stored' | 'failed', FormPage> &
  Partial<Record<Reason, FormPage>>;

/** The static page for each outcome; `failed` for reasons without one. */
const PAGES: { [Form in FormName]: Pages<Form> } = {
  joinWaitlist: {
    stored: 'joined',
    'already-registered': 'already-registered',
    'email-required': 'email-required',
    'email-invalid': 'email-invalid',
    'email-too-long': 'email-invalid',
    'source-invalid': 'not-joined',
    failed: 'not-joined',
  },
  submitContact: {
    stored: 'message-sent',
    'name-required': 'message-invalid',
    'name-invalid': 'message-invalid',
    'name-too-long': 'message-invalid',
    'email-required': 'message-invalid',
    'email-invalid': 'message-invalid',
    'email-too-long': 'message-invalid',
    'message-required': 'message-invalid',
    'message-too-long': 'message-invalid',
    failed: 'message-not-sent',
  },
};

/** Answers a form that a browser posted without scripts: redirects to a static page that says what happened. */
export function formPostHandler(form: FormName, receive: Receive): Handler {
  return async (request, response) => {
    if (!isFromOwnPage(request)) return refuse(response, 400);
    const reason = await receive(formData(form, request), request.header('x-forwarded-for')).catch(
      () => 'failed' as const,
    );
    const pages: Pages<never> = PAGES[form];
    response.redirect(303, `/form/${pages[reason ?? 'stored'] ?? pages.failed}`);
  };
}

/** Whether the post came from a page of this site: another site's form would be posted without asking. */
function isFromOwnPage(request: Request): boolean {
  const site = request.header('sec-fetch-site');
  if (site !== undefined) return site === 'same-origin';
  // Browsers from before 2023.
  const origin = request.header('origin') ?? '';
  const host = request.header('x-forwarded-host') ?? request.header('host');
  return URL.canParse(origin) && new URL(origin).host === host;
}

/** The form's own fields. A repeated one stays a list, which is no field's type. */
function formData(form: FormName, { rawBody }: Request): unknown {
  if (!rawBody) return null;
  const posted = new URLSearchParams(rawBody.toString());
  const data: Record<string, unknown> = {};
  for (const name of requestFields(form)) {
    // Browsers post every line break as CRLF.
    const values = posted.getAll(name).map((value) => value.replaceAll('\r\n', '\n'));
    if (values.length > 0) data[name] = values.length === 1 ? values[0] : values;
  }
  return data;
}

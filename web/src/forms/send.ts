// From a form's draft to its answer.
import { FORMS, type FormName, HONEYPOT, outcomeOf, parse } from '../../../shared/contract.ts';
import { campaign as readCampaign } from '../../../shared/fields.ts';
import { isFailure } from '../../../shared/outcomes.ts';
import { failureLogs } from '../content/forms.ts';
import { edit, formOf, settle, startSending, useUi } from '../state/ui.ts';
import { call } from './call.ts';
import { draftOf } from './draft.ts';

/** The campaign that the visitor's link named. It stays until they leave the site. */
let campaign: string | undefined;

export function rememberCampaign(address: string): void {
  // Some mail services write tags in upper case, `&` as in HTML, or `?` before each of their tags. A campaign is in lower
  // case anyway.
  const link = new URLSearchParams(address.toLowerCase().replaceAll(/&amp;|[?#]/g, '&'));
  campaign = [...link.getAll('ref'), ...link.getAll('utm_source')].find(readCampaign);
}

/** Sends a form, unless it is invalid or on its way. Resolves once the store has the answer, and never rejects. */
export async function send(id: string, name: FormName, data: FormData): Promise<void> {
  if (formOf(useUi.getState(), id, name).isSending) return;
  const draft = draftOf(name, data);
  // Ends what the form has said, as typing does.
  edit(id, name, draft);
  // A message needs no `submissionId`, because the server recognises its content. Without TLS browsers make none.
  const submissionId = 'submissionId' in FORMS[name].extras ? crypto.randomUUID?.() : undefined;
  const parsed = parse(name, { ...draft, campaign, submissionId });
  if (!parsed.entry) return settle({ id, name, reason: parsed.reason, errors: parsed.errors });
  const sent = startSending(id, name, parsed.entry);
  const honeypot = data.get(HONEYPOT);
  // A tab that is closed could end the request, so the browser asks first.
  const askBeforeLeaving = (event: BeforeUnloadEvent) => {
    event.preventDefault();
    // Older browsers read only this.
    event.returnValue = true;
  };
  addEventListener('beforeunload', askBeforeLeaving);
  const { reason, error } = await call(name, { ...sent, ...(honeypot && { [HONEYPOT]: honeypot }) });
  removeEventListener('beforeunload', askBeforeLeaving);
  if (isFailure(outcomeOf(name, reason))) console.error(failureLogs[name], error);
  settle({ id, name, reason });
}

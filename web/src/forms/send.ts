import {
  type FieldErrors,
  FORMS,
  type FormName,
  fieldNames,
  HONEYPOT,
  outcomeOf,
  parse,
} from '../../../shared/contract.ts';
import { campaign as readCampaign } from '../../../shared/fields.ts';
import { type FieldReason, isFailure, OUTCOMES, type Reason } from '../../../shared/outcomes.ts';
import { failureLogs } from '../content/formTexts.ts';
import { type Draft, type FormState, isInDialog, set, useUi } from '../state/ui.ts';
import { call } from './call.ts';
import { draftOf, formOf, NO_ERRORS, withForm } from './draft.ts';

/** Keeps the campaign that the visitor's link names, until they leave the site. */
export function rememberCampaign(search: string): void {
  const link = new URLSearchParams(search);
  const campaign = [...link.getAll('ref'), ...link.getAll('utm_source')].find((name) => readCampaign(name).value);
  set(() => ({ campaign }));
}

/** Sends a form if it is valid. Resolves to the errors of its fields, and never rejects. */
export async function send(id: string, name: FormName, data: FormData): Promise<FieldErrors> {
  const last = formOf(id);
  if (last?.isSending) return {};
  const draft = draftOf(name, data);
  // A message needs no `submissionId`, because the server recognises its content.
  const submissionId = 'submissionId' in FORMS[name].extras ? crypto.randomUUID() : undefined;
  const { campaign } = useUi.getState();
  const parsed = parse(name, { ...draft, campaign, submissionId });
  const idle: FormState = { name, draft, isSending: false, errors: NO_ERRORS, attempt: last?.attempt };
  if (!parsed.entry) return settle(id, idle, parsed);

  // The same text again is a retry, with the same `submissionId`.
  const isRetry = fieldNames(name).every((field) => parsed.entry[field] === last?.attempt?.[field]);
  const form = isRetry ? idle : { ...idle, attempt: parsed.entry };
  set((ui) => withForm(ui, id, { ...form, isSending: true }));
  const { [HONEYPOT]: honeypot } = draft;
  // A tab that is closed could end the request, so the browser asks first.
  const askBeforeLeaving = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', askBeforeLeaving);
  const answer = await call(name, { ...form.attempt, ...(honeypot && { [HONEYPOT]: honeypot }) });
  removeEventListener('beforeunload', askBeforeLeaving);
  return settle(id, form, { ...answer, errors: errorsOf(name, draft, answer.reason) });
}

/** Returns the error of a field that only a newer server refuses, if the visitor can fix that field. */
function errorsOf(name: FormName, draft: Draft, reason: Reason = 'failed'): FieldErrors {
  const field = fieldNames(name).find((known) => reason.startsWith(`${known}-`));
  const isMendable = outcomeOf(name, reason) !== outcomeOf(name, 'failed');
  return field && isMendable ? { [field]: { reason: reason as FieldReason, length: `${draft[field]}`.length } } : {};
}

interface Ending {
  reason?: Reason | undefined;
  errors: FieldErrors;
  error?: unknown;
}

/** Runs when a form can't be sent, is answered, or has failed. */
function settle(id: string, form: FormState, { reason, errors, error }: Ending): FieldErrors {
  const outcome = outcomeOf(form.name, reason);
  const hasErrors = Object.keys(errors).length > 0;
  if (isFailure(outcome) && error && !hasErrors) console.error(failureLogs[form.name], error);
  // By then, the visitor may be on another page, or in the dialog above the form.
  const isOnPage = document.getElementById(id) !== null;
  set((ui) => {
    const turns = ui.turns + 1;
    const said = { outcome, turn: turns };
    if (isFailure(outcome)) {
      const isSaidAtFields = hasErrors && isOnPage && !ui.dialogOpen && OUTCOMES[outcome] === 'at-fields';
      return { turns, ...withForm(ui, id, { ...form, errors, said: isSaidAtFields ? undefined : said }) };
    }
    return {
      turns,
      ...withForm(ui, id, { name: form.name, isSending: false, errors: NO_ERRORS, said }),
      ...(isInDialog(form) && { dialogOpen: false }),
      ...(outcome === 'joined' && { record: { email: `${form.attempt?.email}`, at: new Date() } }),
    };
  });
  return errors;
}

import {
  type FieldErrors,
  FORMS,
  type FormName,
  fieldNames,
  HONEYPOT,
  outcomeOf,
  parse,
} from '../../../shared/contract.ts';
import { withAsciiDomain } from '../../../shared/email.ts';
import { campaign as readCampaign } from '../../../shared/fields.ts';
import { type FieldReason, isFailure, OUTCOMES, type Reason } from '../../../shared/outcomes.ts';
import { failureLogs } from '../content/formTexts.ts';
import { type Draft, type FormState, set, type Toast, withoutToast, withToast } from '../state/ui.ts';
import { call } from './call.ts';
import { draftOf, formOf, NO_ERRORS, withForm } from './draft.ts';
import { suggestionFor } from './suggestion.ts';

let campaign: string | undefined;

/** Keeps the campaign that the visitor's link names, until they leave the site. */
export function rememberCampaign(search: string): void {
  const link = new URLSearchParams(search);
  campaign = [...link.getAll('ref'), ...link.getAll('utm_source')].find((name) => readCampaign(name).value);
}

/** Sends a form if it is valid. Resolves to the errors of its fields, and never rejects. */
export async function send(id: string, name: FormName, data: FormData): Promise<FieldErrors> {
  const last = formOf(id);
  if (last?.isSending) return {};
  const draft = draftOf(name, data);
  // A message needs no `submissionId`, because the server recognises its content.
  const submissionId = 'submissionId' in FORMS[name].extras ? crypto.randomUUID() : undefined;
  const parsed = parse(name, { ...draft, campaign, submissionId }, isMistyped);
  const idle: FormState = { name, draft, isSending: false, errors: NO_ERRORS, attempt: last?.attempt };
  if (!parsed.entry) return settle(id, idle, parsed);

  // The same text again is a retry, with the same `submissionId`.
  const isRetry = fieldNames(name).every((field) => parsed.entry[field] === last?.attempt?.[field]);
  const form = isRetry ? idle : { ...idle, attempt: parsed.entry };
  set((ui) => ({ ...withForm(ui, id, { ...form, isSending: true }), toasts: withoutToast(ui.toasts, id) }));
  const { [HONEYPOT]: honeypot } = draft;
  // A tab that is closed could end the request, so the browser asks first.
  const askBeforeLeaving = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', askBeforeLeaving);
  const answer = await call(name, { ...form.attempt, ...(honeypot && { [HONEYPOT]: honeypot }) });
  removeEventListener('beforeunload', askBeforeLeaving);
  return settle(id, form, { ...answer, errors: errorsOf(name, draft, answer.reason) });
}

/** The id of an offer's form in the store. It has no element, so the form on the page stays free. */
export const offerFormId = (meant: string) => `offer-${meant}`;

/** Joins with the address that a toast offers. The entry with the typo stays. */
export async function acceptOffer({ meant = '', inDialog }: Toast): Promise<void> {
  const data = new FormData();
  data.set('email', meant);
  data.set('source', inDialog ? 'modal' : 'website');
  await send(offerFormId(meant), 'joinWaitlist', data);
}

/** Whether the browser refuses an email. The domain becomes ASCII first, because not every browser converts it. */
function isMistyped(email: string): boolean {
  const field = document.createElement('input');
  field.type = 'email';
  field.value = withAsciiDomain(email.trim());
  return field.validity.typeMismatch;
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

let toastCount = 0;

/** Runs when a form can't be sent, is answered, or has failed. */
function settle(id: string, form: FormState, { reason, errors, error }: Ending): FieldErrors {
  const outcome = outcomeOf(form.name, reason);
  const hasErrors = Object.keys(errors).length > 0;
  const isStored = !isFailure(outcome);
  const isOnList = outcome === 'joined' || outcome === 'already-registered';
  const email = `${form.attempt?.email}`;
  // By then, the visitor may be on another page, or in the dialog above the form. An offer's form is never shown.
  const isShown = document.getElementById(id) !== null;
  const inDialog = isShown && form.draft.source === 'modal';
  if (error && !isStored && !hasErrors) console.error(failureLogs[form.name], error);
  set((ui) => {
    const atField = hasErrors && isShown && ui.dialogOpen === inDialog;
    const meant = outcome === 'joined' ? suggestionFor(email) : undefined;
    const toast = { id: ++toastCount, form: id, inDialog, outcome, atField, meant };
    const isSaidAtFields = atField && OUTCOMES[outcome] === 'at-fields';
    const endsOffer = (older: Toast) => isOnList && (older.meant === email || older.form === offerFormId(email));
    const toasts = ui.toasts.filter((older) => !endsOffer(older));
    return {
      ...withForm(ui, id, isStored ? undefined : { ...form, errors }),
      ...(isStored && inDialog && { dialogOpen: false }),
      ...(outcome === 'joined' && { record: { email, at: new Date() } }),
      toasts: isSaidAtFields ? withoutToast(toasts, id) : withToast(toasts, toast),
    };
  });
  return errors;
}

import {
  type FieldErrors,
  FORMS,
  type FormName,
  fieldNames,
  HONEYPOT,
  outcomeOf,
  parse,
} from '../../../shared/contract.ts';
import { type FieldReason, isFailure, OUTCOMES, type Reason } from '../../../shared/outcomes.ts';
import { failureLogs } from '../content/formTexts.ts';
import { type Draft, type FormState, formOf, isInDialog, NO_ERRORS, speakerOf, useUi, withForm } from '../state/ui.ts';
import { call } from './call.ts';
import { campaign } from './campaign.ts';
import { draftOf } from './draft.ts';

/**
 * Sends a form if it is valid. The form counts as sending before this returns. Resolves to the errors of its fields, and
 * never rejects.
 */
export async function send(id: string, name: FormName, data: FormData): Promise<FieldErrors> {
  const last = formOf(id);
  if (last?.isSending) return {};
  const draft = draftOf(name, data);
  // A message needs no `submissionId`, because the server recognises its content.
  const submissionId = 'submissionId' in FORMS[name].extras ? crypto.randomUUID() : undefined;
  const parsed = parse(name, { ...draft, campaign, submissionId });
  // Sending ends what the form has said.
  const idle: FormState = { name, draft, isSending: false, errors: NO_ERRORS, attempt: last?.attempt, said: undefined };
  if (!parsed.entry) return settle(id, idle, parsed);

  // The same text again is a retry, with the same `submissionId`.
  const isRetry = fieldNames(name).every((field) => parsed.entry[field] === last?.attempt?.[field]);
  const form = isRetry ? idle : { ...idle, attempt: parsed.entry };
  useUi.setState((ui) => withForm(ui, id, { ...form, isSending: true }));
  const { [HONEYPOT]: honeypot } = draft;
  // A tab that is closed could end the request, so the browser asks first.
  const askBeforeLeaving = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', askBeforeLeaving);
  const answer = await call(name, { ...form.attempt, ...(honeypot && { [HONEYPOT]: honeypot }) });
  removeEventListener('beforeunload', askBeforeLeaving);
  return settle(id, form, { ...answer, errors: errorsOf(name, draft, answer.reason) });
}

/** The error of a field that a newer server refuses although this page accepts it, if the visitor can fix it. */
function errorsOf(name: FormName, draft: Draft, reason: Reason | undefined): FieldErrors {
  if (!reason) return {};
  const field = fieldNames(name).find((known) => reason.startsWith(`${known}-`));
  const isMendable = outcomeOf(name, reason) !== outcomeOf(name, 'failed');
  return field && isMendable ? { [field]: { reason: reason as FieldReason, length: draft[field]?.length ?? 0 } } : {};
}

interface Ending {
  reason?: Reason | undefined;
  errors: FieldErrors;
  error?: unknown;
}

/** Ends an attempt in one step: the form's errors, what it says, the dialog and the record. */
function settle(id: string, form: FormState, { reason, errors, error }: Ending): FieldErrors {
  const outcome = outcomeOf(form.name, reason);
  const hasErrors = Object.keys(errors).length > 0;
  const failed = isFailure(outcome);
  if (failed && error && !hasErrors) console.error(failureLogs[form.name], error);
  // By then, the visitor may be on another page, or in the dialog above the form.
  const isOnPage = document.getElementById(id) !== null;
  useUi.setState((ui) => {
    const fieldsSayIt = hasErrors && isOnPage && !ui.dialogOpen && OUTCOMES[outcome] === 'at-fields';
    if (fieldsSayIt) return withForm(ui, id, { ...form, errors });
    const said = { outcome, order: (speakerOf(ui)?.said.order ?? 0) + 1 };
    if (failed) return withForm(ui, id, { ...form, errors, said });
    return {
      ...withForm(ui, id, { name: form.name, isSending: false, errors: NO_ERRORS, said }),
      ...(isInDialog(form) && { dialogOpen: false }),
      ...(outcome === 'joined' && { record: { email: form.attempt?.email ?? '', at: new Date() } }),
    };
  });
  return errors;
}

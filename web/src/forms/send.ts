import {
  type FieldErrors,
  FORMS,
  type FormName,
  fieldNames,
  HONEYPOT,
  outcomeOf,
  parse,
} from '../../../shared/contract.ts';
import { type FieldReason, isFailure, type Reason } from '../../../shared/outcomes.ts';
import { failureLogs } from '../content/formTexts.ts';
import type { Draft } from '../state/form.ts';
import { edit, formOf, settle, startSending, useUi } from '../state/ui.ts';
import { call } from './call.ts';
import { campaign } from './campaign.ts';
import { draftOf } from './draft.ts';

/**
 * Sends a form if it is valid. The form counts as sending before this returns. Resolves to the errors of its fields, and
 * never rejects.
 */
export async function send(id: string, name: FormName, data: FormData): Promise<FieldErrors> {
  if (formOf(useUi.getState(), id, name).isSending) return {};
  const draft = draftOf(name, data);
  // Ends what the form has said, as typing does.
  edit(id, name, draft);
  // A message needs no `submissionId`, because the server recognises its content.
  const submissionId = 'submissionId' in FORMS[name].extras ? crypto.randomUUID() : undefined;
  const parsed = parse(name, { ...draft, campaign, submissionId });
  if (!parsed.entry) {
    settle(id, name, { ...parsed, isOnPage: true });
    return parsed.errors;
  }
  startSending(id, name, parsed.entry);
  const { attempt } = formOf(useUi.getState(), id, name);
  const { [HONEYPOT]: honeypot } = draft;
  // A tab that is closed could end the request, so the browser asks first.
  const askBeforeLeaving = (event: Event) => event.preventDefault();
  addEventListener('beforeunload', askBeforeLeaving);
  const { reason, error } = await call(name, { ...attempt, ...(honeypot && { [HONEYPOT]: honeypot }) });
  removeEventListener('beforeunload', askBeforeLeaving);
  const errors = errorsOf(name, draft, reason);
  const fieldSaysIt = Object.keys(errors).length > 0;
  if (isFailure(outcomeOf(name, reason)) && !fieldSaysIt) console.error(failureLogs[name], error);
  // By then, the visitor may be on another page.
  settle(id, name, { reason, errors, isOnPage: document.getElementById(id) !== null });
  return errors;
}

/** The error of a field that a newer server refuses although this page accepts it, if the visitor can fix it. */
function errorsOf(name: FormName, draft: Draft, reason: Reason | undefined): FieldErrors {
  if (!reason) return {};
  const field = fieldNames(name).find((known) => reason.startsWith(`${known}-`));
  const isMendable = outcomeOf(name, reason) !== outcomeOf(name, 'failed');
  return field && isMendable ? { [field]: { reason: reason as FieldReason, length: draft[field]?.length ?? 0 } } : {};
}

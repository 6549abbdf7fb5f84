import { type FormName, HONEYPOT, outcomeFor, parse } from '../../../shared/contract.ts';
import { draftOf, errorsOf } from '../state/fields.ts';
import { formOf, type Result, settle, startSending, useUi } from '../state/ui.ts';
import { call } from './call.ts';

/**
 * Sends a form if it is valid. `isMistyped` says that the browser refuses its email. Returns `undefined` while an earlier
 * attempt is on its way.
 */
export async function send(
  id: string,
  name: FormName,
  data: FormData,
  isMistyped = false,
): Promise<Result | undefined> {
  const { state, attempt: last } = formOf(id);
  if (state.status === 'sending') return undefined;
  const draft = draftOf(name, data);
  const { content, reason = 'email-invalid' } = parse(name, draft);
  if (!content || isMistyped) {
    const email = { reason: 'email-invalid', length: draft.email?.length ?? 0 } as const;
    const errors = { ...errorsOf(name, draft) };
    if (isMistyped) errors.email ??= email;
    const invalid = { status: 'invalid', outcome: outcomeFor(name, reason), errors } as const;
    settle(id, draft, invalid);
    return invalid;
  }
  const sent = JSON.stringify(content);
  const attempt = last?.sent === sent ? last : { sent, submissionId: newId(name) };
  startSending(id, name, draft, attempt);
  const { [HONEYPOT]: honeypot } = draft;
  const { submissionId } = attempt;
  const { campaign } = useUi.getState();
  const result = await call(name, {
    ...content,
    ...(honeypot && { [HONEYPOT]: honeypot }),
    ...(submissionId && { submissionId }),
    ...(name === 'joinWaitlist' && campaign && { campaign }),
  });
  settle(id, draft, result);
  return result;
}

/**
 * A signup's id distinguishes a retry from another visitor's signup. A message needs none: the server recognises it by
 * its content.
 */
function newId(name: FormName): string | undefined {
  return name === 'joinWaitlist' ? crypto.randomUUID() : undefined;
}

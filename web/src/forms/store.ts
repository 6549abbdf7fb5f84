import { type FormName, HONEYPOT, parse } from 'functions/contract';
import { createStore } from 'zustand/vanilla';
import { type Fields, type Flaws, flawIn, isSuccess, type Outcome, refusalOf, send } from './outcome.ts';

/** The last content that a form tried to send: the same content again is the same submission. */
interface Attempt {
  content: string;
  submissionId: string | undefined;
}

/** What a form sends or has sent. It outlives the form's element. */
export type Submission = ({ phase: 'sending' } | { phase: 'ended'; outcome: Outcome }) & {
  attempt: Attempt | undefined;
};

/** The submission of each form, by the form's id; a form without one is idle. */
export const submissions = createStore<Readonly<Record<string, Submission | undefined>>>()(() => ({}));

type Listener = (formId: string, outcome: Outcome) => void;
const listeners = new Set<Listener>();
let setListening = () => {};
const listening = new Promise<void>((resolve) => {
  setListening = resolve;
});

/**
 * Calls `show` with every outcome from now on. Until the first listener, forms stay in `sending`: no outcome is lost.
 */
export function onOutcome(show: Listener): () => void {
  listeners.add(show);
  setListening();
  return () => listeners.delete(show);
}

/** Sends a form's fields if they are valid. Resolves once a listener can show the outcome. Never throws. */
export async function submit(formId: string, form: FormName, fields: Fields): Promise<Outcome> {
  const last = submissions.getState()[formId]?.attempt;
  const { content, reason } = parse(form, fields);
  const attempt = content ? attemptOf(JSON.stringify(content), last) : last;
  submissions.setState({ [formId]: { phase: 'sending', attempt } });
  const honeypot = fields[HONEYPOT];
  const outcome = content
    ? await send(form, {
        ...content,
        ...(honeypot && { [HONEYPOT]: honeypot }),
        ...(attempt?.submissionId && { submissionId: attempt.submissionId }),
      })
    : refusalOf(form, fields, reason);
  await listening;
  return outcome;
}

/** Ends what `submit` began. Content that has arrived is no attempt any more: the same again is a new submission. */
export function end(formId: string, outcome: Outcome): void {
  const attempt = isSuccess(outcome) ? undefined : submissions.getState()[formId]?.attempt;
  submissions.setState({ [formId]: { phase: 'ended', outcome, attempt } });
  for (const show of listeners) show(formId, outcome);
}

function attemptOf(content: string, last: Attempt | undefined): Attempt {
  // `randomUUID` is absent outside secure contexts.
  return last?.content === content ? last : { content, submissionId: crypto.randomUUID?.() };
}

const NONE: Flaws = {};

/** What is wrong with the fields of a form. */
export function flawsOf(submission: Submission | undefined): Flaws {
  return submission?.phase === 'ended' && 'flaws' in submission.outcome ? submission.outcome.flaws : NONE;
}

/** Checks a field again that was wrong: it is right as soon as it has another flaw or none. */
export function revise(formId: string, form: FormName, name: string, entered: string): void {
  const submission = submissions.getState()[formId];
  const all = flawsOf(submission);
  if (submission?.phase !== 'ended' || !Object.hasOwn(all, name)) return;
  const { [name]: known, ...others } = all;
  const flaw = flawIn(form, name, entered);
  const flaws = flaw && flaw.reason === known?.reason ? { ...others, [name]: flaw } : others;
  submissions.setState({ [formId]: { ...submission, outcome: { ...submission.outcome, flaws } as Outcome } });
}

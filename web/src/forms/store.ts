import { type FormName, parse } from 'functions/contract';
import { createStore } from 'zustand/vanilla';
import { type Fields, type Flaws, flawOf, isSuccess, type Outcome, outcomeOf } from './outcome.ts';

/** The last content that a form tried to send: the same content again is the same submission. */
interface Attempt {
  content: string;
  submissionId: string | undefined;
}

/** What a form sends or has sent. It outlives the form's element. */
export type Submission = ({ phase: 'sending' } | { phase: 'ended'; outcome: Outcome }) & { attempt?: Attempt };

/** The submission of each form, by the form's id; a form without one is idle. */
export const submissions = createStore<Readonly<Record<string, Submission | undefined>>>()(() => ({}));

let setListening = () => {};
const listening = new Promise<void>((resolve) => {
  setListening = resolve;
});

/**
 * Calls `show` with every outcome from now on. Until the first listener, forms stay in `sending`: no outcome is lost.
 */
export function onOutcome(show: (formId: string, outcome: Outcome) => void): () => void {
  setListening();
  return submissions.subscribe((now, before) => {
    for (const [id, submission] of Object.entries(now)) {
      if (submission?.phase === 'ended' && before[id]?.phase === 'sending') show(id, submission.outcome);
    }
  });
}

/** Sends a form's fields. Resolves once a listener can show the outcome. Never throws. */
export async function submit(formId: string, form: FormName, fields: Fields): Promise<Outcome> {
  const attempt = attemptOf(formId, JSON.stringify(parse(form, fields)));
  submissions.setState({ [formId]: { phase: 'sending', attempt } });
  const outcome = await outcomeOf(form, fields, attempt.submissionId);
  await listening;
  return outcome;
}

/** Ends what `submit` began. Content that has arrived is no attempt any more: the same again is a new submission. */
export function end(formId: string, outcome: Outcome): void {
  const attempt = isSuccess(outcome) ? undefined : submissions.getState()[formId]?.attempt;
  submissions.setState({ [formId]: { phase: 'ended', outcome, ...(attempt && { attempt }) } });
}

function attemptOf(formId: string, content: string): Attempt {
  const last = submissions.getState()[formId]?.attempt;
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
  const flaw = flawOf(form, name, entered);
  const flaws = flaw && flaw.reason === known?.reason ? { ...others, [name]: flaw } : others;
  submissions.setState({ [formId]: { ...submission, outcome: { ...submission.outcome, flaws } as Outcome } });
}

import { outcomeTexts, pencilled } from '../content/outcomeTexts.ts';
import { type Signup, useUi } from '../state/ui.ts';
import { AnswersCard } from './AnswersCard.tsx';

/**
 * On the page: says what becomes of an address before it is given; then records the visitor's signup. Below the toast:
 * the same record, as it is written. The toast's words alone announce it.
 */
export function SignupRecord({ ofToast }: { ofToast?: Signup }) {
  const ofPage = useUi((state) => state.record);
  const record = ofToast ?? ofPage;
  if (!record) return <AnswersCard answers={pencilled} look="pencil" />;
  const answers = { ...outcomeTexts.joined.page, who: record.email, when: timeOf(record.at) };
  return <AnswersCard answers={answers} look={ofToast ? 'toast' : 'ink'} signed />;
}

function timeOf(date: Date): string {
  try {
    return date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  } catch {
    // An extension may have replaced the method by one that throws. The record must not cost the page.
    return date.toISOString();
  }
}

import { AnswersCard } from '../../components/AnswersCard.tsx';
import { outcomeTexts, pencilled } from '../../content/outcomeTexts.ts';
import { useUi } from '../../state/ui.ts';

/** Says what becomes of an address before it is given; then records the visitor's signup. The toast alone announces it. */
export function SignupRecord() {
  const record = useUi((state) => state.record);
  if (!record) return <AnswersCard answers={pencilled} look="pencil" />;
  const { email, at } = record;
  return <AnswersCard answers={{ ...outcomeTexts.joined.page, who: email, when: timeOf(at) }} look="ink" signed />;
}

function timeOf(date: Date): string {
  try {
    return date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  } catch {
    // An extension may have replaced the method by one that throws. The record must not cost the page.
    return date.toISOString();
  }
}

import { styled } from '@mui/material/styles';
import { AnswersCard } from '../../components/AnswersCard.tsx';
import { outcomeTexts } from '../../content/outcomeTexts.ts';
import { useUi } from '../../state/ui.ts';
import { space } from '../../theme/tokens.ts';

/** Reserves room below the form, so that the record moves nothing when it appears. */
export const RecordPlace = styled('div')({
  display: 'grid',
  gridTemplate: 'auto minmax(15.5rem, auto)/minmax(0, 1fr)',
  gap: space(2),
  alignSelf: 'start',
  marginBottom: `-${space(4)}`,
});

/** Records the visitor's signup: who, what, when, why and where. The toast alone announces it. */
export function SignupRecord() {
  const record = useUi((state) => state.record);
  if (!record) return null;
  const { email, at } = record;
  return <AnswersCard answers={{ ...outcomeTexts.joined.page, who: email, when: timeOf(at) }} size="small" signed />;
}

function timeOf(date: Date): string {
  try {
    return date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  } catch {
    // An extension may have replaced the method by one that throws. The record must not cost the page.
    return date.toISOString();
  }
}

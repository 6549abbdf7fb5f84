import { AnswersCard } from '../../components/AnswersCard.tsx';
import { outcomeTexts, pencilled } from '../../content/outcomeTexts.ts';
import { useUi } from '../../state/ui.ts';
import { styled } from '../../theme/theme.ts';

/** On one line, whatever its length, so that the record is as high as in pencil. */
const Address = styled('span')({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});

/** Shows what will be stored, and after a signup what was stored. Both cards are equally high. */
export function SignupRecord() {
  const record = useUi((ui) => ui.record);
  if (record?.name !== 'joinWaitlist') return <AnswersCard look="pencilled" answers={pencilled.joinWaitlist} />;
  const when = record.at.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  const answers = { ...outcomeTexts.joined.answers, Who: <Address>{record.entry.email}</Address>, When: when };
  return <AnswersCard look="inked" answers={answers} signed />;
}

import { styled } from '@mui/material/styles';
import { AnswerList, ink, PencilledCard, SmallCard } from '../../components/AnswersCard.tsx';
import { Signature } from '../../components/Hand.tsx';
import { outcomeTexts, pencilled } from '../../content/outcomeTexts.ts';
import { useUi } from '../../state/ui.ts';
import { space } from '../../theme/tokens.ts';

/** As high as in pencil: the address is on one line, whatever its length. */
const Ink = styled(SmallCard)(ink, {
  '& div:first-of-type dd': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

/** It overlaps the card's bottom edge. */
const Sign = styled(Signature)({
  position: 'absolute',
  insetInlineEnd: space(2),
  bottom: `-${space(4)}`,
  width: '5.5rem',
});

/** Says what becomes of an address before it is given; then records the visitor's signup. Both are equally high. */
export function SignupRecord() {
  const record = useUi((state) => state.record);
  if (!record) return <PencilledCard answers={pencilled.joinWaitlist} />;
  return (
    <Ink>
      <AnswerList answers={{ ...outcomeTexts.joined.page, who: record.email, when: timeOf(record.at) }} />
      <Sign />
    </Ink>
  );
}

function timeOf(date: Date): string {
  try {
    return date.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  } catch {
    // An extension may have replaced the method by one that throws. The record must not cost the page.
    return date.toISOString();
  }
}

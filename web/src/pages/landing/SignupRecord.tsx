import { styled } from '@mui/material/styles';
import { AnswerList, Card, ink } from '../../components/AnswersCard.tsx';
import { Signature } from '../../components/Hand.tsx';
import { outcomeTexts, pencilled } from '../../content/outcomeTexts.ts';
import { useUi } from '../../state/ui.ts';
import { breakpoints, palette } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';

const Signup = styled(Card)({
  marginTop: space(2),
  padding: `${space(2)} min(3.5vw, ${space(3)}) ${space(3)}`,
  fontSize: '.875rem',
  '& div': { columnGap: space(0.75) },
  [breakpoints.up('sm')]: { '& div': { paddingBlock: space(0.5) } },
  '& dt': { minWidth: '4.75rem' },
});

export const Pencil = styled(Signup)({
  alignSelf: 'end',
  borderStyle: 'dashed',
  color: palette.text.secondary,
  '& dt::before': { border: '1px solid' },
  '@media print': { display: 'none' },
});

/** As high as in pencil: the address is on one line, whatever its length. */
const Ink = styled(Signup)(ink, {
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
  if (!record) {
    return (
      <Pencil>
        <AnswerList answers={pencilled.joinWaitlist} />
      </Pencil>
    );
  }
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

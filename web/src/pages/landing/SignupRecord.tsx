import { AnswersCard } from '../../components/AnswersCard.tsx';
import { Signature } from '../../components/Hand.tsx';
import { outcomeTexts, pencilled } from '../../content/outcomeTexts.ts';
import { useUi } from '../../state/ui.ts';
import { space, styled } from '../../theme/theme.ts';

const Card = styled(AnswersCard)({ alignSelf: 'stretch', margin: 0 });

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
  if (!record) return <Card look="pencilled" answers={pencilled.joinWaitlist} />;
  const when = record.at.toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' });
  return (
    <Card look="record" answers={{ ...outcomeTexts.joined.page, who: record.email, when }}>
      <Sign />
    </Card>
  );
}

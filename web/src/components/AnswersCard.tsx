import type { Ref } from 'react';
import { type Answers, answersTitle, questionWords } from '../content/answers.ts';
import { palette, space, styled, typography } from '../theme/theme.ts';
import { ROOMY } from './Coupon.tsx';
import { Signature } from './Hand.tsx';

interface AnswersCardProps {
  answers: Answers;
  look?: keyof typeof LOOKS;
  /** Whether the hand signs it, as a success. */
  signed?: boolean;
  ref?: Ref<HTMLElement>;
}

/** Answers to the five questions, each beside a dot. */
export function AnswersCard({ answers, look = 'page', signed, ref }: AnswersCardProps) {
  const Look = LOOKS[look];
  return (
    <Look ref={ref}>
      <Title>{answersTitle}</Title>
      <dl>
        {questionWords.map((word) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{answers[word]}</dd>
          </div>
        ))}
      </dl>
      {signed && <CardSignature />}
    </Look>
  );
}

/** With large text, an answer wraps below its question word. */
const Card = styled('figure')({
  '& div': { display: 'flex', flexWrap: 'wrap', alignItems: 'center', borderTop: `1px solid ${palette.divider}` },
  '& dd': { flex: '1 8rem', minWidth: 0 },
  '& dt::before': {
    content: '""',
    display: 'inline-block',
    // Twice the border; if it were larger, the dot would show a hole.
    width: '.625rem',
    height: '.625rem',
    marginInlineEnd: '.7em',
    borderRadius: '50%',
    // A border, because high-contrast modes omit backgrounds.
    border: `.3125rem solid ${palette.text.primary}`,
  },
});

const Title = styled('figcaption')({ marginBottom: space(1), fontSize: typography.body2.fontSize, fontWeight: 600 });

const ink = {
  position: 'relative',
  border: `2px solid ${palette.text.primary}`,
  backgroundColor: palette.background.paper,
  '& dt': { color: palette.text.secondary },
  '& dd': { fontWeight: 500 },
} as const;

const PageCard = styled(Card)(ink, {
  alignSelf: 'start',
  padding: `min(${space(3)}, 5vw) min(${space(4)}, 5vw)`,
  '& div': { columnGap: space(2), padding: `${space(1.75)} 0` },
  '& div:first-of-type': { borderTop: 0 },
  '& dt': { minWidth: 'clamp(5rem, 12vw, 7rem)' },
});

/** A part of a coupon, in one column or in two. */
const SmallCard = styled(Card)({
  fontSize: typography.caption.fontSize,
  '& div': { minHeight: space(4.5), columnGap: space(0.75) },
  '& dt': { minWidth: '4.25rem' },
  [ROOMY]: {
    fontSize: 'inherit',
    '& dl': { display: 'grid', gridTemplateColumns: 'repeat(2, minmax(0, 1fr))', columnGap: space(4) },
    '& div': { minHeight: space(5) },
    '& dt': { minWidth: '5.25rem' },
  },
});

/** `&&`, because it covers the coupon's own edges. */
const Inked = styled(SmallCard)(ink, {
  '&&': { margin: -2, border: ink.border },
  // With as much of the form and its heading as there is room for.
  scrollMarginTop: 'min(22rem, 100vh - 33rem)',
  // Who and what are on one line, whatever their length, so that the record isn't higher than what it covers.
  '& div:nth-of-type(-n + 2) dd': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
});

const Pencilled = styled(SmallCard)({
  color: palette.text.secondary,
  '& dt::before': { border: '1px solid' },
});

/** `page` is on a page of its own. Below a form, `pencilled` shows what will be stored, `inked` what was stored. */
const LOOKS = { page: PageCard, inked: Inked, pencilled: Pencilled };

/** Beside the card's title. If there is room, at the end of the answers. */
const CardSignature = styled(Signature)({
  position: 'absolute',
  insetInlineEnd: space(2),
  top: '.5em',
  width: '4.25em',
  [ROOMY]: { insetInlineEnd: space(4), top: 'auto', bottom: space(2), width: space(11) },
});

import type { ReactNode } from 'react';
import { answersTitle, type QuestionWord, questionWords } from '../content/answers.ts';
import { breakpoints, palette, RADIUS, space, styled, typography } from '../theme/theme.ts';
import { Signature } from './Hand.tsx';

interface AnswersCardProps {
  answers: Record<QuestionWord, ReactNode>;
  look?: keyof typeof LOOKS;
  /** Whether the hand signs it, as a success. */
  signed?: boolean;
}

/** Answers to the five questions, each beside a dot. */
export function AnswersCard({ answers, look = 'page', signed }: AnswersCardProps) {
  const Look = LOOKS[look];
  return (
    <Look>
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
  '& div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline' },
  '& div + div': { borderTop: `1px solid ${palette.divider}` },
  '& dd': { flex: '1 8rem', minWidth: 0 },
  '& dt::before': {
    content: '""',
    display: 'inline-block',
    // Twice the border; if it were larger, the dot would show a hole.
    width: '.625rem',
    height: '.625rem',
    marginInlineEnd: '.7em',
    borderRadius: '50%',
    // A border, because printers and high-contrast modes omit backgrounds.
    border: `.3125rem solid ${palette.text.primary}`,
  },
});

const Title = styled('figcaption')({ marginBottom: space(1), fontSize: typography.body2.fontSize, fontWeight: 600 });

const ink = {
  position: 'relative',
  backgroundColor: palette.background.paper,
  '& dt': { color: palette.text.secondary },
  '& dd': { fontWeight: 500 },
} as const;

const PageCard = styled(Card)(ink, {
  alignSelf: 'start',
  border: `2px solid ${palette.text.primary}`,
  borderRadius: RADIUS,
  padding: `${space(2)} ${space(2.5)}`,
  [breakpoints.up('sm')]: { padding: `${space(3)} ${space(4)}` },
  '& div': { columnGap: space(2), padding: `${space(1.75)} 0` },
  '& dt': { minWidth: 'clamp(5rem, 12vw, 7rem)' },
});

/** A part of a coupon. Its rows share the height of the form beside it. */
const SmallCard = styled(Card)({
  display: 'grid',
  gridTemplate: 'auto 1fr/minmax(0, 1fr)',
  fontSize: typography.caption.fontSize,
  '& dl': { display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)' },
  '& div': { alignContent: 'center', columnGap: space(0.75), paddingBlock: space(0.75) },
  '& dt': { minWidth: '4.75rem' },
});

/** `&&`, because `Coupon` draws an edge around its parts. */
const Inked = styled(SmallCard)(ink, { '&&': { border: `2px solid ${palette.text.primary}` } });

const Pencilled = styled(SmallCard)({
  color: palette.text.secondary,
  '& dt::before': { border: '1px solid' },
});

/** `page` is on a page of its own. Beside a form, `pencilled` shows what will be stored, `inked` what was stored. */
const LOOKS = { page: PageCard, inked: Inked, pencilled: Pencilled };

/** Beside the card's title. */
const CardSignature = styled(Signature)({
  position: 'absolute',
  insetInlineEnd: space(2),
  top: '.9em',
  width: '4.5em',
});

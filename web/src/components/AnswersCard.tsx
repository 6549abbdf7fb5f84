import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type Answers, answersTitle, questionWords } from '../content/answers.ts';
import { breakpoints, palette } from '../theme/theme.ts';
import { RADIUS, space } from '../theme/tokens.ts';
import { Signature } from './Hand.tsx';

/** Answers to the five questions, each beside a dot. With large text, an answer wraps below its question word. */
const Card = styled('figure')({
  border: `1px solid ${palette.text.secondary}`,
  borderRadius: RADIUS,
  '& div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline' },
  '& dd': { flex: '1 8rem', minWidth: 0 },
  '& dt::before': {
    content: '""',
    display: 'inline-block',
    // Whole pixels; otherwise the dot shows a hole in its middle.
    width: '.625rem',
    height: '.625rem',
    marginInlineEnd: '.7em',
    borderRadius: '50%',
    // A border, because printers and high-contrast modes omit backgrounds.
    border: `.3125rem solid ${palette.text.primary}`,
  },
});

/** An outcome in ink: the answers stand out. */
export const ink = {
  position: 'relative',
  backgroundColor: palette.background.paper,
  '& dt': { color: palette.text.secondary },
  '& dd': { fontWeight: 500 },
} as const;

const PageCard = styled(Card)(ink, {
  alignSelf: 'start',
  padding: `${space(2)} ${space(2.5)}`,
  [breakpoints.up('sm')]: { padding: `${space(3)} ${space(4)}` },
  '& div': { columnGap: space(2), padding: `${space(1.75)} 0` },
  '& div + div': { borderTop: `1px solid ${palette.divider}` },
  '& dt': { minWidth: 'clamp(5rem, 12vw, 7rem)' },
});

/** Beside a form. */
export const SmallCard = styled(Card)({
  marginTop: space(2),
  padding: `${space(2)} min(3.5vw, ${space(3)}) ${space(3)}`,
  fontSize: '.875rem',
  '& div': { columnGap: space(0.75) },
  [breakpoints.up('sm')]: { '& div': { paddingBlock: space(0.5) } },
  '& dt': { minWidth: '4.75rem' },
});

const Pencil = styled(SmallCard)({
  alignSelf: 'end',
  borderStyle: 'dashed',
  color: palette.text.secondary,
  '& dt::before': { border: '1px solid' },
  '@media print': { display: 'none' },
});

/** It overlaps the card's bottom edge. */
const PageSignature = styled(Signature)({
  width: 'clamp(7rem, 14vw, 11rem)',
  margin: `${space(0.5)} 0 -${space(5)} auto`,
});

/** What a card says. */
export function AnswerList({ answers }: { answers: Answers }) {
  return (
    <>
      <Typography component="figcaption" variant="body2" color="textSecondary">
        {answersTitle}
      </Typography>
      <dl>
        {questionWords.map((word) => (
          <div key={word}>
            <dt>{word}</dt>
            <dd>{answers[word.toLowerCase() as Lowercase<typeof word>]}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** Answers the five questions about an outcome, on a page of its own. `signed` adds the stamp of a success. */
export function AnswersCard({ answers, signed = false }: { answers: Answers; signed?: boolean }) {
  return (
    <PageCard>
      <AnswerList answers={answers} />
      {signed && <PageSignature />}
    </PageCard>
  );
}

/** What a form's entry will be recorded as, before there is one. */
export const PencilledCard = ({ answers }: { answers: Answers }) => (
  <Pencil>
    <AnswerList answers={answers} />
  </Pencil>
);

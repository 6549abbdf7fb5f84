import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type Answers, answersTitle, questionWords } from '../content/answers.ts';
import { brand } from '../content/brand.ts';
import { breakpoints, palette } from '../theme/theme.ts';
import { RADIUS, space } from '../theme/tokens.ts';
import { Signature } from './Hand.tsx';

const Card = styled('figure')({
  alignSelf: 'start',
  padding: `${space(2)} ${space(2.5)}`,
  backgroundColor: palette.background.paper,
  border: `1px solid ${palette.text.secondary}`,
  borderRadius: RADIUS,
  [breakpoints.up('sm')]: { padding: `${space(3)} ${space(4)}` },
});

/** With large text, an answer wraps below its question word. */
const Row = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(2),
  padding: `${space(1.75)} 0`,
  '& + &': { borderTop: `1px solid ${palette.divider}` },
});

const Word = styled('dt')({
  minWidth: 'clamp(5rem, 12vw, 7rem)',
  color: palette.text.secondary,
  ...(brand.proofMarks.drawn && {
    '&::before': {
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
  }),
});

const Answer = styled('dd')({ flex: '1 8rem', minWidth: 0, fontWeight: 500 });

/** It overlaps the card's bottom edge. */
const Corner = styled(Signature)({
  width: 'clamp(7rem, 14vw, 11rem)',
  margin: `${space(0.5)} 0 -${space(5)} auto`,
});

interface AnswersCardProps {
  answers: Answers;
  signed?: boolean;
  className?: string;
}

/** Answers the five questions about an outcome. `signed` adds the stamp of a success. */
export function AnswersCard({ answers, signed = false, className }: AnswersCardProps) {
  return (
    <Card className={className}>
      <Typography component="figcaption" variant="body2" color="textSecondary">
        {answersTitle}
      </Typography>
      <dl>
        {questionWords.map((word) => (
          <Row key={word}>
            <Word>{word}</Word>
            <Answer>{answers[word.toLowerCase() as Lowercase<typeof word>]}</Answer>
          </Row>
        ))}
      </dl>
      {signed && <Corner />}
    </Card>
  );
}

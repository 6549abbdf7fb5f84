import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type Answers, answersTitle, questionWords } from '../content/answers.ts';
import { brand } from '../content/brand.ts';
import { breakpoints, palette } from '../theme/theme.ts';
import { RADIUS, space } from '../theme/tokens.ts';
import { Signature } from './Hand.tsx';

type Size = 'large' | 'small';
interface Sized {
  ownerState: Size;
}

const Card = styled('figure')<Sized>(
  {
    alignSelf: 'start',
    position: 'relative',
    padding: `${space(2)} ${space(2.5)}`,
    backgroundColor: palette.background.paper,
    border: `1px solid ${palette.text.secondary}`,
    borderRadius: RADIUS,
    [breakpoints.up('sm')]: { padding: `${space(3)} ${space(4)}` },
  },
  ({ ownerState }) =>
    ownerState === 'small' && {
      padding: space(2),
      fontSize: '.875rem',
      [breakpoints.up('sm')]: { padding: space(3), '& figcaption': { marginBottom: space(0.5) } },
    },
);

/** With large text, an answer wraps below its question word. */
const Row = styled('div')<Sized>(
  {
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'baseline',
    columnGap: space(2),
    padding: `${space(1.75)} 0`,
    '& + &': { borderTop: `1px solid ${palette.divider}` },
  },
  ({ ownerState }) => ownerState === 'small' && { columnGap: space(1), padding: `${space(0.25)} 0` },
);

const Word = styled('dt')<Sized>(({ ownerState }) => ({
  minWidth: ownerState === 'small' ? '4.25rem' : 'clamp(5rem, 12vw, 7rem)',
  color: palette.text.secondary,
  ...(brand.proofMarks && {
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
}));

const Answer = styled('dd')<Sized>(
  { flex: '1 8rem', minWidth: 0, fontWeight: 500 },
  ({ ownerState }) =>
    // One line, so that the card's height is known before the answers.
    ownerState === 'small' && {
      'div:first-of-type > &': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
    },
);

/** It overlaps the card's bottom edge. */
const Corner = styled(Signature)<Sized>(({ ownerState }) =>
  ownerState === 'small'
    ? { position: 'absolute', insetInlineEnd: space(2), bottom: `-${space(4)}`, width: '5.5rem' }
    : { width: 'clamp(7rem, 14vw, 11rem)', margin: `${space(0.5)} 0 -${space(5)} auto` },
);

interface AnswersCardProps {
  answers: Answers;
  signed?: boolean;
  size?: Size;
}

/** Answers the five questions about an outcome. `signed` adds the stamp of a success. */
export function AnswersCard({ answers, signed = false, size = 'large' }: AnswersCardProps) {
  return (
    <Card ownerState={size}>
      <Typography component="figcaption" variant="body2" color="textSecondary">
        {answersTitle}
      </Typography>
      <dl>
        {questionWords.map((word) => (
          <Row key={word} ownerState={size}>
            <Word ownerState={size}>{word}</Word>
            <Answer ownerState={size}>{answers[word.toLowerCase() as Lowercase<typeof word>]}</Answer>
          </Row>
        ))}
      </dl>
      {signed && <Corner ownerState={size} />}
    </Card>
  );
}

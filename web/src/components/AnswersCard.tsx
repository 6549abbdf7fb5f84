import { keyframes, styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { type Answers, answersTitle, questionWords } from '../content/answers.ts';
import { brand } from '../content/brand.ts';
import { entering } from '../theme/components.ts';
import { breakpoints, palette } from '../theme/theme.ts';
import { RADIUS, space } from '../theme/tokens.ts';
import { reveal, Signature, WRITING_MS, written } from './Hand.tsx';

/**
 * On a page of its own; or as the small record of a signup, first in pencil, then in ink, both equally high; or below a
 * toast, where it is written while the visitor looks.
 */
type Look = { ownerState: 'page' | 'pencil' | 'ink' | 'toast' };

const dot = {
  content: '""',
  display: 'inline-block',
  // Whole pixels; otherwise the dot shows a hole in its middle.
  width: '.625rem',
  height: '.625rem',
  marginInlineEnd: '.7em',
  borderRadius: '50%',
};

/** With large text, an answer wraps below its question word. */
const base = {
  border: `1px solid ${palette.text.secondary}`,
  borderRadius: RADIUS,
  '& div': { display: 'flex', flexWrap: 'wrap', alignItems: 'baseline' },
  '& dd': { flex: '1 8rem', minWidth: 0 },
} as const;

const page = {
  alignSelf: 'start',
  padding: `${space(2)} ${space(2.5)}`,
  [breakpoints.up('sm')]: { padding: `${space(3)} ${space(4)}` },
  '& div': { columnGap: space(2), padding: `${space(1.75)} 0` },
  '& div + div': { borderTop: `1px solid ${palette.divider}` },
  '& dt': { minWidth: 'clamp(5rem, 12vw, 7rem)' },
};

const record = {
  marginTop: space(2),
  padding: `${space(2)} min(3.5vw, ${space(3)}) ${space(3)}`,
  fontSize: '.875rem',
  '& div': { columnGap: space(0.75), padding: `${space(0.5)} 0` },
  '& dt': { minWidth: '4.75rem' },
};

const pencil = { borderStyle: 'dashed', color: palette.text.secondary, '@media print': { display: 'none' } };

const ink = {
  position: 'relative',
  backgroundColor: palette.background.paper,
  '& dt': { color: palette.text.secondary },
  '& dd': { fontWeight: 500 },
} as const;

/** One line, so that an address of any length is as high as the words before it. */
const oneLine = {
  '& div:first-of-type dd': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
} as const;

/** One dot fills after the other, then the address is written in, then the hand signs. */
const [DOT_MS, ADDRESS_MS] = [120, 400];
const SIGNING_MS = questionWords.length * DOT_MS + ADDRESS_MS;
/** When the record below a toast is complete, in milliseconds. */
export const SIGNED_MS = SIGNING_MS + WRITING_MS;

const fill = keyframes({ from: { borderWidth: 1 } });

const toast = {
  // Joins the toast above it.
  margin: '-1px 0 0',
  pointerEvents: 'auto',
  // The hand is on the paper, not on what the toast covers.
  paddingBottom: '4.25rem',
  borderColor: palette.text.primary,
  '@media (prefers-reduced-motion: no-preference)': {
    ...Object.fromEntries(
      questionWords.map((_, index) => [
        `& div:nth-of-type(${index + 1}) dt::before`,
        { animation: `${fill} ${DOT_MS}ms ${index * DOT_MS}ms backwards` },
      ]),
    ),
    '& div:first-of-type dd': {
      animation: `${reveal} ${ADDRESS_MS}ms ${SIGNING_MS - ADDRESS_MS}ms backwards`,
    },
  },
  // There it would cover what has the focus. In media queries, `em` grows with the browser's text size.
  '@media (height < 30em)': { display: 'none' },
} as const;

const LOOKS = {
  page: [page, ink],
  pencil: [record, pencil],
  ink: [record, ink, oneLine],
  toast: [record, ink, oneLine, toast, entering],
};

const Card = styled('figure')<Look>(({ ownerState }) => [
  base,
  ...LOOKS[ownerState],
  brand.proofMarks && {
    // A border, because printers and high-contrast modes omit backgrounds.
    '& dt::before': {
      ...dot,
      border: ownerState === 'pencil' ? '1px solid' : `.3125rem solid ${palette.text.primary}`,
    },
  },
]);

/** It overlaps the card's bottom edge, but not a toast's. */
const Corner = styled(Signature)<Look>(({ ownerState }) => [
  ownerState === 'page'
    ? { width: 'clamp(7rem, 14vw, 11rem)', margin: `${space(0.5)} 0 -${space(5)} auto` }
    : { position: 'absolute', insetInlineEnd: space(2), bottom: `-${space(4)}`, width: '5.5rem' },
  ownerState === 'toast' && { bottom: space(1), ...written(SIGNING_MS) },
]);

interface AnswersCardProps {
  answers: Answers;
  signed?: boolean;
  look?: Look['ownerState'];
}

/** Answers the five questions about an outcome. `signed` adds the stamp of a success. */
export function AnswersCard({ answers, signed = false, look = 'page' }: AnswersCardProps) {
  return (
    <Card ownerState={look} aria-hidden={look === 'toast' || undefined}>
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
      {signed && <Corner ownerState={look} />}
    </Card>
  );
}

import Typography from '@mui/material/Typography';
import { COLUMN_GAP, FOUR_COLUMNS } from '../../components/grids.ts';
import { Hand } from '../../components/Hand.tsx';
import { Mark } from '../../components/Mark.tsx';
import { Note } from '../../components/Note.tsx';
import { problem } from '../../content/landing.ts';
import { chatter } from '../../content/talk.ts';
import { breakpoints, fitted, fluid, palette, space, styled, typography, WIDE } from '../../theme/theme.ts';
import { TalkLines } from './Talk.tsx';

const { said, asked, kept, caption } = problem.year;
const [first, rest] = [chatter.slice(0, 2), chatter.slice(2)];

/** A year: the talk turns to bars, the bars to paper, and the question grows. One sentence stays. */
export const Year = () => (
  <figure>
    <Columns role="list">
      <Column>
        <Note>{said}</Note>
        <Early data-nosnippet>
          <TalkLines talk={first} />
        </Early>
        <Chat data-nosnippet>
          <TalkLines talk={rest} />
        </Chat>
      </Column>
      {asked.map(({ when, question }, index) => (
        <Column key={when}>
          <Note>{when}</Note>
          <Question variant="h4" component="strong">
            {question}
          </Question>
          <Chat>
            {rest.map((message) => (
              <Bars key={message[3]} text={message.join(' ')} opacity={0.66 * 0.55 ** index} />
            ))}
          </Chat>
        </Column>
      ))}
    </Columns>
    <Stripe large>
      {kept}
      <LineHand />
    </Stripe>
    <Caption variant="h4" component="figcaption">
      {caption}
    </Caption>
  </figure>
);

/** As compositors sketch a text whose mass matters: each word is a bar, as long as its letters. 37 letters are a line. */
function Bars({ text, opacity }: { text: string; opacity: number }) {
  const lines = text.match(/.{1,37}(\s|$)|.{37}/g) ?? [];
  const bars = lines.map(
    (line, n) => `M0 ${3 * n + 1.5}${line.replace(/(\S+)\s*/g, (_, { length }) => `h${length}m1 0`)}`,
  );
  return (
    <svg aria-hidden viewBox={`0 0 37 ${3 * lines.length}`} stroke="currentColor" opacity={opacity}>
      <path d={bars.join('')} />
    </svg>
  );
}

/** On a phone, time runs downwards. */
const Columns = styled('ol')({
  display: 'grid',
  gridTemplateColumns: FOUR_COLUMNS,
  gap: `${fluid(2, 4)} ${COLUMN_GAP}`,
  marginBottom: fluid(3, 4),
});

/** Its parts begin at the same height as those beside it. */
const Column = styled('li')({
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  rowGap: space(1.5),
  paddingTop: space(1.25),
  borderTop: `1px solid ${palette.text.secondary}`,
});

/** Larger from time to time. */
const Question = styled(Typography)({
  'li:nth-of-type(3) > &': { fontSize: '1.6875rem' },
  'li:nth-of-type(4) > &': { fontSize: '1.875rem' },
}) as typeof Typography;

/** On a phone its first message. Bars keep their rag on the side where lines end. */
const Chat = styled('div')({
  display: 'grid',
  alignContent: 'start',
  gap: space(1),
  color: palette.text.secondary,
  fontSize: typography.caption.fontSize,
  lineHeight: typography.caption.lineHeight,
  '& > svg': { width: '16rem' },
  '[dir=rtl] & > svg': { scale: '-1 1' },
  [breakpoints.down('sm')]: { '& > :not(:first-child)': { display: 'none' } },
});

/** Beside the questions, if there is room. */
const Early = styled(Chat)({ [breakpoints.down('sm')]: { display: 'none' } });

/** One line across the page. On a phone, two. */
const Stripe = styled(Mark)({
  ...typography.h2,
  lineHeight: 1.3,
  fontSize: fitted(kept, { lines: 2, min: typography.h4.fontSize, max: typography.h2.fontSize }),
  [breakpoints.up('sm')]: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    lineHeight: 1.1,
    fontSize: fitted(kept, { min: typography.caption.fontSize, max: typography.h2.fontSize, width: '84cqi' }),
  },
});

/** In the marker's ink. A phone has no room for it. */
const LineHand = styled(Hand)({
  color: 'inherit',
  width: '1.9em',
  marginInlineEnd: '.25em',
  [breakpoints.down('sm')]: { display: 'none' },
});

const Caption = styled(Typography)({ marginTop: space(3), [WIDE]: { textAlign: 'end' } }) as typeof Typography;

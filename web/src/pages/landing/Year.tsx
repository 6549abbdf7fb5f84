import Typography from '@mui/material/Typography';
import { Container } from '../../components/Container.tsx';
import { COLUMN_GAP, COLUMN_LINE } from '../../components/grids.ts';
import { Hand } from '../../components/Hand.tsx';
import { Mark } from '../../components/Mark.tsx';
import { hero } from '../../content/landing.ts';
import { after, before, type Talk } from '../../content/talk.ts';
import { breakpoints, fitted, fluid, palette, space, styled, typography } from '../../theme/theme.ts';
import { CitedMessage, TalkLine, TalkLines } from './Talk.tsx';

const { months, kept, all } = hero.year;

/** The talk four times in a year: words turn to bars, and bars to paper. One sentence stays. Then the talk in full. */
export const Year = () => (
  <Container>
    <Picture aria-hidden data-nosnippet data-wall>
      {months.map((month, age) => (
        <Month key={month}>
          <div>{month}</div>
          <Part>{remains(before.slice(0, 3), age)}</Part>
          <Part>{age < 3 && remains(after.slice(0, 3), age)}</Part>
        </Month>
      ))}
      <Stripe large>
        <Kept>{kept}</Kept>
        <LineHand />
      </Stripe>
    </Picture>
    <details>
      <Typography variant="body2" component="summary" gutterBottom>
        {all}
      </Typography>
      <Wall data-nosnippet>
        <TalkLines talk={before} />
        <CitedMessage cited={hero.fiveQuestions.asked} />
        <TalkLines talk={after} />
      </Wall>
    </details>
  </Container>
);

/** The words go first, then the names. */
const remains = (talk: Talk, age: number) =>
  talk.map(([from, channel, time, text]) => (
    <TalkLine key={text}>
      {age < 2 && <b>{from}</b>}
      {age < 2 && ` ${channel}`}
      {age < 1 ? ` ${time}\u2002${text}` : <Bars text={text} age={age} />}
    </TalkLine>
  ));

/** As compositors sketch a text whose mass matters: each word is a bar, as long as its letters. 37 letters are a line. */
function Bars({ text, age }: { text: string; age: number }) {
  const lines = text.match(/.{1,37}(\s|$)|.{37}/g) ?? [];
  const bars = lines.map(
    (line, n) => `M0 ${n * 2.75 + 1.375}${line.replace(/(\S+)\s*/g, (_, { length }) => `h${length}m1 0`)}`,
  );
  return (
    <svg aria-hidden viewBox={`0 0 37 ${lines.length * 2.75}`} stroke="currentColor" opacity={1.2 * 0.55 ** age}>
      <path d={bars.join('')} />
    </svg>
  );
}

/** Four columns. On a phone, time runs downwards. Bars keep their rag on the side where lines end. */
const Picture = styled('div')({
  margin: `${fluid(2.5, 4, 5)} 0 ${fluid(1, 2, 2.5)}`,
  borderTop: `1px solid ${palette.text.primary}`,
  color: palette.text.secondary,
  fontSize: typography.caption.fontSize,
  lineHeight: 1.5,
  '[dir=rtl] & p > svg': { scale: '-1 1' },
  [breakpoints.up('sm')]: {
    display: 'grid',
    gridAutoFlow: 'column',
    gridTemplate: '2.5rem repeat(3, auto)/repeat(4, minmax(0, 1fr))',
    columnGap: COLUMN_GAP,
    alignItems: 'center',
    background: `linear-gradient(${palette.text.primary},${palette.text.primary}) 0 2.5rem/100% 1px no-repeat`,
  },
});

const Month = styled('div')({
  display: 'grid',
  gridTemplateColumns: '5.5rem minmax(0, 1fr)',
  padding: `${space(0.75)} 0`,
  borderBottom: `1px solid ${palette.divider}`,
  '&:nth-of-type(4)': { border: 0 },
  [breakpoints.up('sm')]: { display: 'contents', '& + & > div + div': COLUMN_LINE },
});

/** What has no room goes on in a further column, which is cut off. So no message is cut in its middle. */
const Part = styled('div')({
  '& > p': { paddingBottom: space(0.5), breakInside: 'avoid' },
  [breakpoints.down('sm')]: { minHeight: '2.5em', '& + &, & > p + p': { display: 'none' } },
  [breakpoints.up('sm')]: {
    columns: 1,
    overflow: 'hidden',
    height: '15em',
    paddingTop: space(2),
    '& + &': { height: '11em' },
  },
});

const onOneLine = fitted(kept, { min: typography.caption.fontSize, max: typography.h2.fontSize, width: '84cqi' });

/** The height of the stripe's only line. The line is large, and its text isn't, so that the slant is that of all others. */
const HEIGHT = 1.8;

/** On a phone two lines. */
const Stripe = styled(Mark)({
  ...typography.h2,
  fontSize: fitted(kept, { lines: 2, min: typography.h4.fontSize, max: typography.h2.fontSize }),
  [breakpoints.up('sm')]: {
    gridArea: '3/1/4/-1',
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    fontSize: `calc(${onOneLine}*${HEIGHT})`,
    lineHeight: 1,
  },
});

const Kept = styled('span')({ [breakpoints.up('sm')]: { fontSize: `calc(1em/${HEIGHT})` } });

/** In the marker's ink. A phone has no room for it. */
const LineHand = styled(Hand)({
  color: 'inherit',
  width: '1em',
  marginInlineEnd: '.15em',
  translate: '0 -.03em',
  [breakpoints.down('sm')]: { display: 'none' },
});

/** Messages in as many newspaper columns as fit. No column break cuts a message. */
const Wall = styled('div')({
  columns: '15rem',
  columnGap: COLUMN_GAP,
  columnRule: `1px solid ${palette.divider}`,
  color: palette.text.secondary,
  fontSize: typography.caption.fontSize,
  lineHeight: typography.caption.lineHeight,
  textWrap: 'wrap',
  '& > p': { paddingBottom: space(1), breakInside: 'avoid', unicodeBidi: 'plaintext' },
});

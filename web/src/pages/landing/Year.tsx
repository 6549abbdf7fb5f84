import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { COLUMN_GAP, FOUR_COLUMNS } from '../../components/grids.ts';
import { Hand } from '../../components/Hand.tsx';
import { Mark } from '../../components/Mark.tsx';
import { Note } from '../../components/texts.tsx';
import { problem } from '../../content/landing.ts';
import { chatter } from '../../content/talk.ts';
import { breakpoints, fitted, fluid, PHONE, type Styles, typography } from '../../theme/theme.ts';
import { TalkLines } from './Talk.tsx';

const { said, asked, kept, caption } = problem.year;
/** Beside the questions, if there is room; one on a phone, too; and the others. */
const [first, shown, others] = [chatter.slice(0, 2), chatter.slice(2, 3), chatter.slice(3)];

/** A year: the talk turns to bars, the bars to paper, and the question grows. One sentence stays. */
export const Year = () => (
  <figure>
    <Box component="ol" role="list" sx={columns}>
      <Box component="li" sx={column}>
        <Note>{said}</Note>
        <Box data-nosnippet sx={{ ...talk, ...notOnPhone }}>
          <TalkLines talk={first} />
        </Box>
        <Box data-nosnippet sx={talk}>
          <TalkLines talk={shown} />
          <Box sx={{ ...talk, ...notOnPhone }}>
            <TalkLines talk={others} />
          </Box>
        </Box>
      </Box>
      {asked.map(({ when, question }, index) => (
        <Box key={when} component="li" sx={column}>
          <Note>{when}</Note>
          {/* Larger from time to time. */}
          <Typography
            variant="h4"
            component="strong"
            sx={{ fontSize: `${1.375 + 0.25 * index}rem`, alignSelf: 'baseline' }}
          >
            {question}
          </Typography>
          <Box sx={talk}>
            {[...shown, ...others].map((message, line) => (
              <Bars
                key={message[3]}
                text={message.join(' ')}
                opacity={0.66 * 0.6 ** index}
                sx={line > 0 ? { ...bars, ...notOnPhone } : bars}
              />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
    <Mark large sx={stripe}>
      {kept}
      <Hand sx={handInItsInk} />
    </Mark>
    <Typography variant="h3" component="figcaption" sx={fromSecondColumn}>
      {caption}
    </Typography>
  </figure>
);

/** As compositors sketch a text whose mass matters: each word is a bar, as long as its letters. 37 letters are a line. */
function Bars({ text, opacity, sx }: { text: string; opacity: number; sx: Styles }) {
  const lines = text.match(/.{1,37}(\s|$)|.{37}/g) ?? [];
  const paths = lines.map(
    (line, n) => `M0 ${3 * n + 1.5}${line.replace(/(\S+)\s*/g, (_, { length }) => `h${length}m1 0`)}`,
  );
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 37 ${3 * lines.length}`}
      stroke="currentColor"
      opacity={opacity}
      sx={sx}
    >
      <path d={paths.join('')} />
    </Box>
  );
}

/** As the columns are in one row (`FOUR_COLUMNS`). */
const fromSecondColumn: Styles = {
  marginTop: 3,
  '@container (min-width: 66rem)': { marginInlineStart: `calc((100% + ${COLUMN_GAP})/4)` },
};

/** On a phone, time runs downwards. */
const columns: Styles = {
  display: 'grid',
  gridTemplateColumns: FOUR_COLUMNS,
  gap: `${fluid(2, 4)} ${COLUMN_GAP}`,
  marginBottom: fluid(3, 4),
};

/** Its parts begin at the same height as those beside it. */
const column: Styles = {
  display: 'grid',
  gridRow: 'span 3',
  gridTemplateRows: 'subgrid',
  rowGap: 1.5,
  paddingTop: 1.25,
  borderTop: 1,
  borderColor: 'frame',
};

const notOnPhone: Styles = { [PHONE]: { display: 'none' } };

/** Bars keep their rag on the side where lines end. */
const bars: Styles = { width: '16rem', '[dir=rtl] &': { scale: '-1 1' } };

const talk: Styles = {
  display: 'grid',
  alignContent: 'start',
  gap: 1,
  maxWidth: '16.5rem',
  color: 'text.secondary',
  fontSize: 'caption.fontSize',
  lineHeight: typography.caption.lineHeight,
};

/** One line across the page. On a phone, two. */
const stripe: Styles = {
  typography: 'h2',
  lineHeight: 1.3,
  fontSize: fitted(kept, { lines: 2, min: typography.h4.fontSize, max: typography.h2.fontSize }),
  [breakpoints.up('sm')]: {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    lineHeight: 1.1,
    fontSize: fitted(kept, { min: typography.caption.fontSize, max: typography.h2.fontSize, width: '84cqi' }),
  },
};

/** A phone has no room for it. */
const handInItsInk: Styles = {
  color: 'inherit',
  width: '1.7em',
  marginBlock: '-.05em .05em',
  marginInlineEnd: '.25em',
  [PHONE]: { display: 'none' },
};

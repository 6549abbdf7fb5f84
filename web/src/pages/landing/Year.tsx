import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { COLUMN_GAP, FOUR_COLUMNS } from '../../components/grids.ts';
import { Mark } from '../../components/Mark.tsx';
import { Note } from '../../components/texts.tsx';
import { problem } from '../../content/landing.ts';
import { chatter } from '../../content/talk.ts';
import { breakpoints, fitted, fluid, PHONE, type Styles, typography } from '../../theme/theme.ts';
import { MessageLine } from './messages.tsx';

const { said, asked, kept, caption } = problem.year;
const { cake, pricing, others } = chatter;

/** A year: the talk turns to bars, the bars to paper, and the question grows. One sentence stays. */
export const Year = () => (
  <figure>
    <Box component="ol" role="list" sx={columns}>
      <Box component="li" sx={column}>
        <Note>{said}</Note>
        <Box data-nosnippet sx={{ ...talk, ...notOnPhone }}>
          {cake.map((message) => (
            <MessageLine key={message.text} {...message} />
          ))}
        </Box>
        <Box data-nosnippet sx={talk}>
          <MessageLine {...pricing} />
          <Box sx={{ ...talk, ...notOnPhone }}>
            {others.map((message) => (
              <MessageLine key={message.text} {...message} />
            ))}
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
          <Box sx={{ ...talk, ...notOnPhone }}>
            {[pricing, ...others].map((message) => (
              <Bars key={message.text} text={Object.values(message).join(' ')} opacity={0.66 * 0.6 ** index} />
            ))}
          </Box>
        </Box>
      ))}
    </Box>
    <Typography variant="h2" component="strong" sx={stripe}>
      <Mark large>{kept}</Mark>
    </Typography>
    <Typography variant="h3" component="figcaption" sx={fromSecondColumn}>
      {caption}
    </Typography>
  </figure>
);

/** How many letters are a line. */
const LINE = 37;

/** As compositors sketch a text whose mass matters: each word is a bar, as long as its letters. */
function Bars({ text, opacity }: { text: string; opacity: number }) {
  const lines = text.match(new RegExp(`.{1,${LINE}}(\\s|$)|.{${LINE}}`, 'g')) ?? [];
  const paths = lines.map(
    (line, n) => `M0 ${3 * n + 1.5}${line.replace(/(\S+)\s*/g, (_, { length }) => `h${length}m1 0`)}`,
  );
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${LINE} ${3 * lines.length}`}
      stroke="currentColor"
      opacity={opacity}
      // The rag is on the side where lines end.
      sx={{ width: '16rem', '[dir=rtl] &': { scale: '-1 1' } }}
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
  lineHeight: 1.3,
  fontSize: fitted(kept, { lines: 2, min: typography.h4.fontSize, max: typography.h2.fontSize }),
  [breakpoints.up('sm')]: { fontSize: fitted(kept, { min: typography.caption.fontSize, max: typography.h2.fontSize }) },
};

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { equal } from '../../components/grids.ts';
import { Note } from '../../components/texts.tsx';
import { howItWorks } from '../../content/landing.ts';
import { faces, fitted, fluid, palette, type Styles, space } from '../../theme/theme.ts';
import { Question, Sources, Thread } from './panes.tsx';
import { Section } from './Section.tsx';

const { title, steps } = howItWorks;
const titles = steps.map(({ title }) => title);
/** What each step looks like in the product. */
const PANES = [<Sources key={0} />, <Thread key={1} />, <Question key={2} />];

export const HowItWorks = () => (
  <Section id="how-it-works" title={title}>
    <Box component="ol" role="list" sx={sheet}>
      {steps.map(({ when, title, text }, index) => (
        <Box key={title} component="li" sx={cell}>
          <div>
            <Note gutterBottom>{when}</Note>
            <Typography variant="h3" sx={numbered}>
              {title}
            </Typography>
            <Typography sx={{ textWrap: 'balance' }}>{text}</Typography>
          </div>
          {PANES[index]}
        </Box>
      ))}
    </Box>
  </Section>
);

const RULE = `1px solid ${palette.frame}`;

/** With room for a column for each step. */
const ROOMY = '@container (min-width: 54rem)';

const sheet: Styles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  counterReset: 'step',
  border: RULE,
  bgcolor: 'background.paper',
  [ROOMY]: { gridTemplateColumns: equal(3) },
};

/** Text and picture are side by side, or, in columns, begin at the same heights. */
const cell: Styles = {
  display: 'grid',
  counterIncrement: 'step',
  gap: fluid(2, 3),
  padding: fluid(2, 3),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(15rem, 100%), 1fr))',
  '& + &': { borderTop: RULE, [ROOMY]: { borderTop: 0, borderInlineStart: RULE } },
  [ROOMY]: { gridRow: 'span 2', gridTemplate: 'subgrid/minmax(0, 1fr)' },
};

/** Its number is in the text's face, because two more digits of the display face weigh 220 bytes. */
const numbered: Styles = {
  marginBottom: 1,
  '&::before': {
    content: 'counter(step)',
    marginInlineEnd: '.5em',
    color: 'primary.main',
    font: `.8em ${faces.body}`,
  },
  [ROOMY]: { fontSize: fitted(titles, { width: `100cqi/3 - ${space(12)}`, min: '1.25rem', max: '2rem' }) },
};

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Note } from '../../components/texts.tsx';
import { howItWorks } from '../../content/landing.ts';
import { faces, fitted, PHONE, palette, type Styles, space, typography, WIDE } from '../../theme/theme.ts';
import { AskPane, SourcesPane, ThreadPane } from './panes.tsx';
import { Section } from './Section.tsx';

const { title, steps } = howItWorks;
/** What each step looks like in the product. */
const PANES = { connect: <SourcesPane />, capture: <ThreadPane />, ask: <AskPane /> };

export const HowItWorks = () => (
  <Section id="how-it-works" title={title}>
    <Box component="ol" role="list" sx={sheet}>
      {steps.map(({ step, when, title, text }) => (
        <Box key={step} component="li" sx={column}>
          <Note sx={{ gridColumn: '1/-1', marginBottom: 1 }}>{when}</Note>
          <Typography variant="h3" sx={numbered}>
            {title}
          </Typography>
          <Typography sx={{ gridColumn: 1, textWrap: 'balance', [PHONE]: { fontSize: 'body2.fontSize' } }}>
            {text}
          </Typography>
          <Box sx={picture}>{PANES[step]}</Box>
        </Box>
      ))}
    </Box>
  </Section>
);

const RULE = `1px solid ${palette.frame}`;

/** On a desktop a column for each step, whose parts begin at the same height. */
const sheet: Styles = {
  display: 'grid',
  counterReset: 'step',
  border: RULE,
  bgcolor: 'background.paper',
  [WIDE]: { gridTemplateRows: 'auto auto auto 1fr', gridAutoColumns: 'minmax(0, 1fr)' },
};

const column: Styles = {
  display: 'grid',
  counterIncrement: 'step',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(min-content, 2fr) minmax(0, 3fr)', md: 'minmax(0, 1fr)' },
  gridTemplateRows: { sm: 'auto auto 1fr', md: 'subgrid' },
  gridRow: { md: '1/-1' },
  columnGap: { sm: 4 },
  padding: { xs: 2, sm: 3 },
  '& + &': { borderTop: { xs: RULE, md: 0 }, borderInlineStart: { md: RULE } },
};

/** Its number is in the text's face, because two more digits of the display face weigh 220 bytes. */
const numbered: Styles = {
  display: 'flex',
  alignItems: 'baseline',
  marginBottom: 0.5,
  '&::before': {
    content: 'counter(step)',
    marginInlineEnd: '.5em',
    color: 'primary.main',
    font: `.8em ${faces.body}`,
  },
  [WIDE]: {
    marginBottom: 1,
    letterSpacing: typography.h2.letterSpacing,
    fontSize: fitted(
      steps.map(({ title }) => title),
      { width: `100cqi/3 - ${space(12)}`, min: typography.h4.fontSize, max: typography.h3.fontSize },
    ),
  },
};

/** Beside title and text where a step has two columns. */
const picture: Styles = {
  marginTop: { xs: 1, sm: 0, md: 3 },
  gridColumn: { sm: 2, md: 1 },
  gridRow: { sm: '2/-1', md: 4 },
};

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { equal, Spread, SpreadText } from '../../components/grids.ts';
import { howItWorks } from '../../content/landing.ts';
import { faces, fluid, type Styles } from '../../theme/theme.ts';
import { Section } from './Section.tsx';
import { Switch } from './Switch.tsx';

const { title, steps, sources } = howItWorks;

export const HowItWorks = () => (
  <Section id="how-it-works" title={title}>
    <Box component="ol" role="list" sx={sheet}>
      {steps.map(({ title, text }, index) => (
        <Box key={title} component="li" sx={cell}>
          <Typography variant="h3" sx={numbered}>
            {title}
          </Typography>
          <Typography>{text}</Typography>
          {index === 0 && <Sources />}
        </Box>
      ))}
    </Box>
  </Section>
);

/** What the product reads, and what it doesn't. Screen readers say the label instead of the switches. */
const Sources = () => (
  <Box role="img" aria-label={sources.label} data-nosnippet sx={{ marginTop: fluid(2, 3) }}>
    {[...sources.on, sources.off].map((source) => (
      <Spread key={source} sx={row}>
        <SpreadText>{source}</SpreadText>
        <Switch data-on={source !== sources.off || undefined} />
      </Spread>
    ))}
  </Box>
);

/** With room for two columns, of which the first step fills one. Their background shows as lines between them. */
const sheet: Styles = {
  display: 'grid',
  gap: '1px',
  counterReset: 'step',
  border: 1,
  borderColor: 'frame',
  bgcolor: 'frame',
  '@container (min-width: 44rem)': { gridTemplateColumns: equal(2), '& > :first-of-type': { gridRow: 'span 2' } },
};

const cell: Styles = { counterIncrement: 'step', padding: fluid(2.5, 4, 4), bgcolor: 'background.paper' };

/** Its number is in the text's face, because two more digits of the display face weigh 220 bytes. */
const numbered: Styles = {
  marginBottom: 1,
  '&::before': {
    content: 'counter(step)',
    marginInlineEnd: '.5em',
    color: 'primary.main',
    font: `.8em ${faces.body}`,
  },
};

const row: Styles = { minHeight: fluid(5, 6, 6), borderTop: 1, borderColor: 'divider' };

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Spread, SpreadText } from '../../components/grids.ts';
import { Note } from '../../components/texts.tsx';
import { howItWorks } from '../../content/landing.ts';
import { faces, fluid, palette, type Styles, space, styled } from '../../theme/theme.ts';
import { Section } from './Section.tsx';

const { title, steps, sources } = howItWorks;

export const HowItWorks = () => (
  <Section id="how-it-works" title={title}>
    <Box component="ol" role="list" sx={sheet}>
      {steps.map(({ when, title, text }, index) => (
        <Box key={title} component="li" sx={cell}>
          <div>
            <Note sx={{ marginBottom: 1 }}>{when}</Note>
            <Typography variant="h4" sx={numbered}>
              {title}
            </Typography>
            <Typography sx={{ textWrap: 'balance' }}>{text}</Typography>
          </div>
          {index === 0 && <Sources />}
        </Box>
      ))}
    </Box>
  </Section>
);

/** What the product reads, and what it doesn't. Screen readers say the label instead of the switches. */
const Sources = () => (
  <Box role="img" aria-label={sources.label} data-nosnippet>
    {sources.on.map((source) => (
      <Spread key={source} sx={row}>
        <SpreadText>{source}</SpreadText>
        <Switch data-on />
      </Spread>
    ))}
    <Spread sx={row}>
      <SpreadText>{sources.off}</SpreadText>
      <Switch />
    </Spread>
  </Box>
);

const row: Styles = { minHeight: space(5), '& + &': { borderTop: 1, borderColor: 'divider' } };

/** Borders draw it, because forced colours omit backgrounds. */
const Switch = styled('i')({
  flex: 'none',
  padding: '1px',
  width: '2rem',
  border: '2px solid',
  borderRadius: '1rem',
  color: palette.text.secondary,
  opacity: 0.75,
  backgroundColor: 'currentColor',
  '&::after': {
    content: '""',
    display: 'block',
    width: '.75rem',
    border: `.375rem solid ${palette.background.paper}`,
    borderRadius: '50%',
  },
  '&[data-on]': { color: palette.primary.main, opacity: 1, '&::after': { marginInlineStart: 'calc(1.25rem - 6px)' } },
});

const RULE = `1px solid ${palette.frame}`;

/** With room for a column for each step. The first one, with its switches, is the widest. */
const ROOMY = '@container (min-width: 50rem)';

const sheet: Styles = {
  display: 'grid',
  counterReset: 'step',
  border: RULE,
  bgcolor: 'background.paper',
  [ROOMY]: { gridTemplateColumns: 'minmax(0, 7fr) minmax(0, 5fr) minmax(0, 5fr)' },
};

const cell: Styles = {
  display: 'grid',
  counterIncrement: 'step',
  gap: fluid(2, 3),
  padding: fluid(2, 3),
  gridTemplateColumns: 'repeat(auto-fit, minmax(min(11rem, 100%), 1fr))',
  '& + &': { borderTop: RULE, [ROOMY]: { borderTop: 0, borderInlineStart: RULE } },
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
};

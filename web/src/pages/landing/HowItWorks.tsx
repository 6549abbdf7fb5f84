import Typography from '@mui/material/Typography';
import { howItWorks } from '../../content/landing.ts';
import { breakpoints, faces, fitted, palette, space, styled, typography, WIDE } from '../../theme/theme.ts';
import { AskPane } from './AskPane.tsx';
import { Section } from './Section.tsx';
import { SourcesPane } from './SourcesPane.tsx';
import { ThreadPane } from './ThreadPane.tsx';

export function HowItWorks() {
  return (
    <Section id="how-it-works" title={howItWorks.title}>
      <Steps role="list">
        {steps.map(({ step, title, text }) => (
          <Step key={step}>
            <Title variant="h3">{title}</Title>
            <Text>{text}</Text>
            <Picture>{PANES[step]}</Picture>
          </Step>
        ))}
      </Steps>
    </Section>
  );
}

/** What each step looks like in the product. */
const PANES = { connect: <SourcesPane />, capture: <ThreadPane />, ask: <AskPane /> };

const { steps } = howItWorks;

const RULE = `1px solid ${palette.text.secondary}`;

/** One sheet. On a desktop a column for each step, whose parts begin at the same height. */
const Steps = styled('ol')({
  display: 'grid',
  counterReset: 'step',
  border: RULE,
  backgroundColor: palette.background.paper,
  [WIDE]: { gridTemplateRows: 'auto auto 1fr', gridAutoColumns: 'minmax(0, 1fr)' },
});

const Step = styled('li')({
  display: 'grid',
  counterIncrement: 'step',
  gridTemplateColumns: 'minmax(0, 1fr)',
  padding: space(2),
  '& + &': { borderTop: RULE },
  [breakpoints.up('sm')]: {
    gridTemplate: 'auto 1fr/minmax(0, 2fr) minmax(0, 3fr)',
    columnGap: space(4),
    padding: space(3),
  },
  [WIDE]: {
    gridArea: '1/auto/4',
    gridTemplate: 'subgrid/minmax(0, 1fr)',
    '& + &': { borderTop: 0, borderInlineStart: RULE },
  },
});

/** Its number is in the text's face, because two more digits of the display face weigh 220 bytes. */
const Title = styled(Typography)({
  display: 'flex',
  alignItems: 'baseline',
  marginBottom: space(0.5),
  '&::before': {
    content: 'counter(step)',
    marginInlineEnd: '.5em',
    color: palette.primary.main,
    font: `.8em ${faces.body}`,
  },
  [WIDE]: {
    marginBottom: space(1),
    letterSpacing: typography.h2.letterSpacing,
    fontSize: fitted(
      steps.map(({ title }) => title),
      { width: `100cqi/3 - ${space(12)}`, min: typography.h4.fontSize, max: typography.h3.fontSize },
    ),
  },
});

const Text = styled(Typography)({
  gridColumn: 1,
  textWrap: 'balance',
  [breakpoints.down('sm')]: { fontSize: typography.body2.fontSize },
});

/** Beside title and text where a step has two columns. */
const Picture = styled('div')({
  marginTop: space(1),
  [breakpoints.up('sm')]: { gridArea: '1/2/3', marginTop: 0 },
  [WIDE]: { gridArea: '3/1', marginTop: space(3) },
});

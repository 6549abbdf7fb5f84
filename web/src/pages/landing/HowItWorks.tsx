import Typography from '@mui/material/Typography';
import { howItWorks } from '../../content/landing.ts';
import {
  breakpoints,
  filling,
  fitted,
  LARGE,
  SHADOW,
  SMALLEST,
  SPACING,
  space,
  styled,
  widthOf,
} from '../../theme/theme.ts';
import { AskPane } from './AskPane.tsx';
import { Section } from './Section.tsx';
import { SourcesPane } from './SourcesPane.tsx';
import { ThreadPane } from './ThreadPane.tsx';

/** The steps, by the months of the story. On a desktop their panes are one window, with its shadow. */
const Steps = styled('ol')({
  position: 'relative',
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  rowGap: space(3),
  [breakpoints.up('md')]: {
    gridTemplateColumns: 'none',
    // A column for each step, at least as wide as its month and a gap.
    gridAutoColumns: '1fr',
    rowGap: 0,
    '&::after': {
      content: '""',
      position: 'absolute',
      gridRow: 4,
      inset: `${space(4)} 0 0`,
      boxShadow: SHADOW,
    },
  },
});

/** Month and title share a line if they fit. Text and picture are below. On a desktop all four are grid cells. */
const Step = styled('li')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: space(1.5),
  [breakpoints.up('sm')]: {
    display: 'grid',
    gridTemplate: 'auto auto 1fr/minmax(0, 2fr) minmax(0, 3fr)',
    columnGap: space(4),
  },
  [breakpoints.up('md')]: { display: 'contents' },
});

const { steps } = howItWorks;
const months = steps.map(({ month }) => month);

/** On a phone, a month and its title fill a line. This is the title's size, in ems of the month. */
const TITLE = 0.55;
const line = Math.max(...steps.map(({ month, title }) => widthOf(month, SPACING) + widthOf(title) * TITLE));
const PHONE = `min(max(${SMALLEST}, ${filling(line, `100cqi - ${space(1.5)}`)}), ${LARGE})`;

/** On wider screens, the longest month fits into its column. */
const Month = styled(Typography)({
  gridRow: 1,
  display: 'block',
  marginBottom: space(0.5),
  // WebKit's text zoom makes it wider than its column.
  overflowWrap: 'anywhere',
  // Beside a title, Firefox would wrap the month.
  [breakpoints.down('sm')]: { fontSize: PHONE, whiteSpace: 'nowrap' },
  [breakpoints.up('sm')]: { fontSize: fitted(months, { width: `(100cqi - ${space(4)})*2/5`, max: LARGE }) },
  [breakpoints.up('md')]: {
    fontSize: fitted(months, { width: `100cqi/3 - ${space(8)}`, max: LARGE }),
    marginInlineEnd: space(4),
  },
}) as typeof Typography;

const Title = styled(Typography)({
  gridRow: 2,
  marginBottom: space(0.5),
  [breakpoints.down('sm')]: { fontSize: `calc(${PHONE}*${TITLE})` },
  [breakpoints.up('md')]: { marginInlineEnd: space(4) },
});

const Text = styled(Typography)({ gridRow: 3, [breakpoints.up('md')]: { marginInlineEnd: space(4) } });

/** Below month, title and text; beside them where a step has two columns. */
const Picture = styled('div')({
  width: '100%',
  marginTop: space(1.5),
  [breakpoints.up('sm')]: { gridArea: '1/2/4', marginTop: 0 },
  [breakpoints.up('md')]: { gridArea: '4/auto', marginTop: space(4) },
});

/** What each step looks like in the product. */
const PANES = { connect: <SourcesPane />, capture: <ThreadPane />, ask: <AskPane /> };

export function HowItWorks() {
  return (
    <Section id="how-it-works" tone="edge" title={howItWorks.title} lead={howItWorks.lead}>
      <Steps role="list">
        {steps.map(({ step, month, title, text }) => (
          <Step key={step}>
            <Month variant="h1" component="strong">
              {month}
            </Month>
            <Title variant="h4">{title}</Title>
            <Text>{text}</Text>
            <Picture>{PANES[step]}</Picture>
          </Step>
        ))}
      </Steps>
    </Section>
  );
}

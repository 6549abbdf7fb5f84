import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { howItWorks } from '../../content/landing.ts';
import { breakpoints, palette } from '../../theme/theme.ts';
import { shadow, space } from '../../theme/tokens.ts';
import { Marked } from './Message.tsx';
import { panes } from './Panes.tsx';
import { Section } from './Section.tsx';

/** The steps, by the months of the story; the one of the decision is marked. On a desktop their panes are one window. */
const Steps = styled('ol')({
  position: 'relative',
  '& li + li': { marginTop: space(4) },
  '& li > :is(strong, h3)': { display: 'block', marginBottom: space(1) },
  '& li > strong': { fontSize: 'min(3rem, 15vw)' },
  '& li > div': { alignSelf: 'stretch', display: 'grid', gridTemplateRows: 'auto 1fr', marginTop: space(2) },
  '& li > div > div': { alignContent: 'space-between' },
  [breakpoints.up('sm')]: {
    '& li': { display: 'grid', gridTemplate: 'auto auto 1fr/repeat(2, minmax(0, 1fr))', columnGap: space(4) },
    '& li > strong': { fontSize: 'min(4.5rem, 9.2vw)' },
    '& li > div': { gridArea: '1/2/4', marginTop: 0 },
  },
  [breakpoints.up('md')]: {
    display: 'grid',
    gridTemplate: 'repeat(4, auto)/repeat(3, 1fr)',
    gridAutoFlow: 'column',
    '& li': { display: 'contents' },
    '& li > :is(h3, p)': { marginInlineEnd: space(4) },
    '& li > strong': { fontSize: 'min(6.9vw, 5.75rem)' },
    '& li > div': { gridArea: 'auto', marginTop: space(4), borderRadius: 'unset' },
    '& li + li > div': { marginInlineStart: -1 },
    '&::after': {
      content: '""',
      position: 'absolute',
      gridRow: 4,
      inset: `${space(4)} 0 0`,
      boxShadow: shadow(palette.shadow),
    },
  },
});

export function HowItWorks() {
  return (
    <Section id="how-it-works" tone="edge" title={howItWorks.title} lead={howItWorks.lead}>
      <Steps role="list">
        {howItWorks.steps.map(({ month, title, text }, index) => (
          <li key={title}>
            <Typography variant="hero" component="strong">
              <Marked text={month} />
            </Typography>
            <Typography variant="h3">{title}</Typography>
            <Typography>{text}</Typography>
            {panes[index]}
          </li>
        ))}
      </Steps>
    </Section>
  );
}

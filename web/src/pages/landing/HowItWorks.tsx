import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { howItWorks } from '../../content/landing.ts';
import { breakpoints } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';
import { Marked } from './Message.tsx';
import { Section } from './Section.tsx';

/** The steps, by the months of the story. The one in which the decision is made is marked. */
const Steps = styled('ol')({
  display: 'grid',
  gap: `${space(4)} ${space(5)}`,
  '& strong': { display: 'block', fontSize: 'min(3.5rem, 15vw)' },
  '& h3': { marginBlock: `${space(1)} ${space(0.5)}` },
  [breakpoints.up('md')]: {
    display: 'flex',
    flexWrap: 'wrap',
    '& li': { flex: 1 },
    '& strong': { fontSize: 'min(6.9vw, 5.75rem)' },
  },
});

export function HowItWorks() {
  return (
    <Section id="how-it-works" title={howItWorks.title} lead={howItWorks.lead}>
      <Steps role="list">
        {howItWorks.steps.map(({ month, title, text }) => (
          <li key={title}>
            <Typography variant="hero" component="strong">
              <Marked text={month} />
            </Typography>
            <Typography variant="h3">{title}</Typography>
            <Typography>{text}</Typography>
          </li>
        ))}
      </Steps>
    </Section>
  );
}

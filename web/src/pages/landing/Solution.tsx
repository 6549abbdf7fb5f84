import Typography from '@mui/material/Typography';
import { solution } from '../../content/landing.ts';
import { breakpoints, space, styled } from '../../theme/theme.ts';
import { Chat } from './Chat.tsx';
import { Pictured, Section } from './Section.tsx';

const Layout = styled(Pictured)({ [breakpoints.up('md')]: { gridTemplateRows: 'auto 1fr' } });

/** Between heading and features on a phone, beside both on a desktop. */
const Picture = styled(Chat)({ [breakpoints.up('md')]: { gridArea: '1/2/3' } });

const Features = styled('ul')({
  display: 'grid',
  alignContent: 'start',
  gap: space(3),
  [breakpoints.up('sm')]: { gap: space(4) },
});

const Feature = styled('li')({
  display: 'grid',
  gap: space(1),
  [breakpoints.between('sm', 'md')]: { gridTemplateColumns: '2fr 3fr', gap: space(4) },
});

export function Solution() {
  return (
    <Section id="solution" tone="paper" title={solution.title} lead={solution.lead} layout={Layout}>
      <Picture />
      <Features role="list">
        {solution.features.map(({ title, text }) => (
          <Feature key={title}>
            <Typography variant="h3">{title}</Typography>
            <Typography>{text}</Typography>
          </Feature>
        ))}
      </Features>
    </Section>
  );
}

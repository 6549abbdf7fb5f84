import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { solution } from '../../content/landing.ts';
import { breakpoints } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';
import { Chat } from './Chat.tsx';
import { Section } from './Section.tsx';

const Features = styled('ul')({
  display: 'grid',
  gap: space(3),
  '& h3': { marginBottom: space(1) },
  [breakpoints.up('sm')]: { gap: space(4) },
  [breakpoints.between('sm', 'md')]: { '& li': { display: 'grid', gridTemplateColumns: '2fr 3fr', gap: space(4) } },
});

export function Solution() {
  return (
    <Section id="solution" tone="paper" title={solution.title} lead={solution.lead} picture={<Chat />}>
      <Features role="list">
        {solution.features.map(({ title, text }) => (
          <li key={title}>
            <Typography variant="h3">{title}</Typography>
            <Typography>{text}</Typography>
          </li>
        ))}
      </Features>
    </Section>
  );
}

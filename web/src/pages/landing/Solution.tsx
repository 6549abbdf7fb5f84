import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { brand } from '../../content/brand.ts';
import { solution } from '../../content/landing.ts';
import { space } from '../../theme/tokens.ts';
import { Chat } from './Chat.tsx';
import { Section } from './Section.tsx';

const Features = styled('ul')({ display: 'grid', gap: space(5), '& li': { display: 'grid', gap: space(1) } });

export function Solution() {
  return (
    <Section
      id="solution"
      tone="paper"
      title={solution.title}
      lead={brand.proofMarks && solution.lead}
      picture={<Chat />}
      tall
    >
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

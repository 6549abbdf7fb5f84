import { styled } from '@mui/material/styles';
import { problem } from '../../content/landing.ts';
import { breakpoints, palette, space } from '../../theme/index.ts';
import { Section } from './Section.tsx';

const Pains = styled('ul')({
  borderBottom: `1px solid ${palette.divider}`,
  '& li': {
    display: 'grid',
    gap: space(1),
    padding: `${space(3)} 0`,
    borderTop: `1px solid ${palette.divider}`,
    [breakpoints.up('md')]: { gridTemplateColumns: '5fr 6fr', columnGap: space(8), alignItems: 'baseline' },
  },
  '& h3': { fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem)' },
});

export function Problem() {
  return (
    <Section id="problem" title={problem.title} lead={problem.lead}>
      <Pains>
        {problem.pains.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Pains>
    </Section>
  );
}

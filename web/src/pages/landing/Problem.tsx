import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Repeated } from '../../components/ProofMarks.tsx';
import { Split } from '../../components/Split.tsx';
import { problem } from '../../content/landing.ts';
import { breakpoints, palette } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';
import { Section } from './Section.tsx';

const Pains = styled('ul')({ borderBottom: `1px solid ${palette.divider}` });

const Pain = styled(Split)({
  rowGap: space(1),
  padding: `${space(3)} 0`,
  borderTop: `1px solid ${palette.divider}`,
  [breakpoints.up('md')]: { alignItems: 'baseline' },
}) as typeof Split;

const Name = styled(Typography)({ fontSize: 'clamp(1.5rem, 1.2rem + 1.2vw, 2.125rem)' });

export function Problem() {
  const [before, repeated] = problem.title;
  return (
    <Section
      id="problem"
      title={
        <>
          {before}
          <Repeated text={repeated} />
        </>
      }
      lead={problem.lead}
    >
      <Pains role="list">
        {problem.pains.map(({ title, text }) => (
          <Pain key={title} as="li">
            <Name variant="h3">{title}</Name>
            <Typography>{text}</Typography>
          </Pain>
        ))}
      </Pains>
    </Section>
  );
}

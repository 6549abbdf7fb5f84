import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { howItWorks } from '../../content/landing.ts';
import { breakpoints, palette, typography } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';
import { Section } from './Section.tsx';

const NUMBER = space(5);
/** Where the line runs: through the middle of the numbers. */
const MIDDLE = 19;
/** Drawn as a border, which forced colours keep. */
const line = `2px solid ${palette.text.primary}`;

/** Steps on one line, which runs down on a phone and across on a desktop. */
const Line = styled('ol')({
  display: 'grid',
  counterReset: 'step',
  [breakpoints.up('md')]: { gridTemplateColumns: 'repeat(3, 1fr)' },
});

const Step = styled('li')({
  position: 'relative',
  counterIncrement: 'step',
  padding: `0 0 ${space(5)} ${space(8)}`,
  '&::before': {
    content: 'counter(step)',
    position: 'absolute',
    left: 0,
    top: 0,
    width: NUMBER,
    height: NUMBER,
    borderRadius: '50%',
    border: line,
    font: `${typography.h3.fontWeight} 1.375rem/calc(${NUMBER} + 2px) ${typography.h3.fontFamily}`,
    textAlign: 'center',
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    left: MIDDLE,
    top: NUMBER,
    bottom: 0,
    borderLeft: line,
  },
  [breakpoints.up('md')]: {
    padding: `${space(8)} ${space(5)} 0 0`,
    '&::after': { left: NUMBER, right: 0, top: MIDDLE, bottom: 'auto', borderTop: line },
  },
});

/** Its first line stands at the middle of the number. */
const Name = styled(Typography)({ margin: `${space(0.75)} 0` });

export function HowItWorks() {
  return (
    <Section id="how-it-works" title={howItWorks.title}>
      <Line role="list">
        {howItWorks.steps.map(({ title, text }) => (
          <Step key={title}>
            <Name variant="h3">{title}</Name>
            <Typography>{text}</Typography>
          </Step>
        ))}
      </Line>
    </Section>
  );
}

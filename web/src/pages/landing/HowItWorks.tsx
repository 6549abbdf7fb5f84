import { styled } from '@mui/material/styles';
import { howItWorks } from '../../content/landing.ts';
import { breakpoints, palette, space, typography } from '../../theme/index.ts';
import { Section } from './Section.tsx';

/** Stations on one line: it runs down on a phone and across on a desk. */
const Line = styled('ol')({
  display: 'grid',
  counterReset: 'step',
  '& li': {
    position: 'relative',
    counterIncrement: 'step',
    padding: `0 0 ${space(5)} ${space(8)}`,
    '&::before': {
      content: 'counter(step)',
      position: 'absolute',
      zIndex: 1,
      left: 0,
      top: 0,
      width: '2.5rem',
      height: '2.5rem',
      borderRadius: '50%',
      border: `2px solid ${palette.text.primary}`,
      backgroundColor: palette.background.default,
      font: `500 1.375rem/calc(2.5rem + 2px) ${typography.h1.fontFamily}`,
      textAlign: 'center',
    },
    '&::after': {
      content: '""',
      position: 'absolute',
      left: 19,
      top: space(5),
      bottom: 0,
      width: 2,
      backgroundColor: palette.text.primary,
    },
  },
  '& h3': { marginBottom: space(1), lineHeight: space(5) },
  [breakpoints.up('md')]: {
    gridTemplateColumns: 'repeat(3, 1fr)',
    '& li': {
      padding: `${space(8)} ${space(5)} 0 0`,
      '&::after': { left: space(5), right: 0, top: 19, bottom: 'auto', width: 'auto', height: 2 },
    },
  },
});

export function HowItWorks() {
  return (
    <Section id="how-it-works" title={howItWorks.title}>
      <Line>
        {howItWorks.steps.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p>{text}</p>
          </li>
        ))}
      </Line>
    </Section>
  );
}

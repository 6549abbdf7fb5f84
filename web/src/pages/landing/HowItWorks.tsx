import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { howItWorks } from '../../content/landing.ts';
import { breakpoints, palette } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';
import { Section } from './Section.tsx';

const NUMBER = 40;
/** The middle of the number is the middle of the name's first line. */
const TOP = -6;
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
  display: 'grid',
  gap: space(1),
  alignContent: 'start',
  position: 'relative',
  counterIncrement: 'step',
  paddingBlock: `0 ${space(5)}`,
  paddingInline: `${space(8)} 0`,
  '&::before': {
    content: 'counter(step)',
    position: 'absolute',
    insetInlineStart: 0,
    top: TOP,
    width: NUMBER,
    height: NUMBER,
    borderRadius: '50%',
    border: line,
    fontWeight: 600,
    // Large text must not leave the circle.
    display: 'grid',
    placeContent: 'center',
    lineHeight: 1,
  },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInlineStart: MIDDLE,
    top: NUMBER + TOP,
    bottom: -TOP,
    borderInlineStart: line,
  },
  '&:last-of-type::after': { display: 'none' },
  [breakpoints.up('md')]: {
    paddingBlock: `${space(8)} 0`,
    paddingInline: `0 ${space(5)}`,
    '&::after': { insetInline: `${NUMBER}px 0`, top: TOP + MIDDLE, bottom: 'auto', borderTop: line },
    // A dotted line after the last step: the product continues to answer.
    '&:last-of-type::after': {
      display: 'block',
      top: TOP + MIDDLE - 1,
      height: 4,
      border: 0,
      forcedColorAdjust: 'none',
      background: 'radial-gradient(circle closest-side,currentColor 96%,#0000) 0/12px 100% space',
    },
  },
});

export function HowItWorks() {
  return (
    <Section id="how-it-works" title={howItWorks.title}>
      <Line role="list">
        {howItWorks.steps.map(({ title, text }) => (
          <Step key={title}>
            <Typography variant="h3">{title}</Typography>
            <Typography>{text}</Typography>
          </Step>
        ))}
      </Line>
    </Section>
  );
}

import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Hand, written } from '../../components/Hand.tsx';
import { Marked } from '../../components/Marked.tsx';
import { Split } from '../../components/Split.tsx';
import { Ticks } from '../../components/Ticks.tsx';
import { waitlist } from '../../content/formTexts.ts';
import { hero } from '../../content/landing.ts';
import { DialogOpener } from '../../layout/WaitlistDialog.tsx';
import { breakpoints } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';
import { FiveQuestions, HAND_MS } from './FiveQuestions.tsx';

const Opening = styled(Container)({
  paddingBlock: `clamp(${space(4)}, 6vw, ${space(10)}) clamp(${space(2)}, 3vw, ${space(4)})`,
});

const Headline = styled(Typography)({
  marginBottom: `clamp(${space(4)}, 4vw, ${space(6)})`,
  '&::first-letter': { letterSpacing: '-.11em' },
  position: 'relative',
});

/** Beside the headline's last line, which is 6 em wide, or on a desktop beside its first one, of 8 em. */
const Margin = styled(Hand)({
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: '.05em',
  width: 'min(1.6em, 100% - 6em)',
  ...written(HAND_MS),
  [breakpoints.down(360)]: { display: 'none' },
  [breakpoints.up('md')]: { bottom: 'auto', top: 0, insetInline: '8.8em 0', width: 'min(2.2em, 100% - 8.5em)' },
});

const Pitch = styled('div')({
  display: 'grid',
  gap: space(3),
  alignContent: 'start',
  justifyItems: 'start',
});

export function Hero() {
  return (
    <Opening>
      <Headline variant="hero">
        <Marked text={hero.title} byWord />
        <Margin />
      </Headline>
      <Split>
        <Pitch>
          <Typography variant="subtitle1">{hero.lead}</Typography>
          <DialogOpener>{waitlist.open}</DialogOpener>
          <Ticks points={hero.proof} />
        </Pitch>
        <FiveQuestions />
      </Split>
    </Opening>
  );
}

import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Hand, written } from '../../components/Hand.tsx';
import { Split } from '../../components/Split.tsx';
import { Ticks } from '../../components/Ticks.tsx';
import { waitlist } from '../../content/formTexts.ts';
import { hero } from '../../content/landing.ts';
import { DialogOpener } from '../../layout/WaitlistDialog.tsx';
import { HAND_AT } from '../../theme/motion.ts';
import { breakpoints, palette } from '../../theme/theme.ts';
import { shadow, space } from '../../theme/tokens.ts';
import { FiveQuestions } from './FiveQuestions.tsx';
import { Marked } from './Message.tsx';
import { Wall } from './Wall.tsx';

const Opening = styled(Container)({
  paddingBlock: `clamp(${space(4)}, 5vw, ${space(10)}) clamp(${space(2)}, 2vw, ${space(4)})`,
});

/** The card lies on the wall below it. */
const Parts = styled(Split)({
  '& fieldset': {
    position: 'relative',
    zIndex: 1,
    marginBottom: space(-4.5),
    boxShadow: shadow(palette.shadow),
    [breakpoints.up('md')]: { marginBottom: space(-9) },
  },
});

const Headline = styled(Typography)({
  marginBottom: `clamp(${space(4)}, 3vw, ${space(6)})`,
  '&::first-letter': { letterSpacing: '-.11em' },
  position: 'relative',
});

/** Beside the headline's last line, which is 6 em wide, or on a desktop above the card, at its right edge. */
const Margin = styled(Hand)({
  position: 'absolute',
  insetInlineEnd: 0,
  bottom: '.05em',
  width: 'min(1.6em, 100% - 6em)',
  ...written(HAND_AT),
  [breakpoints.down(360)]: { display: 'none' },
  [breakpoints.up('md')]: { bottom: 'auto', top: 0, insetInlineEnd: '-.06em', width: 'min(2.2em, 100% - 8.5em)' },
});

const Pitch = styled('div')({
  display: 'grid',
  gap: space(3),
  alignContent: 'start',
  justifyItems: 'start',
});

export function Hero() {
  return (
    <div data-example>
      <Opening>
        <Headline variant="hero">
          <Marked text={hero.title} byWord />
          <Margin />
        </Headline>
        <Parts>
          <Pitch>
            <Typography variant="subtitle1">{hero.lead}</Typography>
            <DialogOpener>{waitlist.open}</DialogOpener>
            <Ticks points={hero.proof} />
          </Pitch>
          <FiveQuestions />
        </Parts>
      </Opening>
      <Wall />
    </div>
  );
}

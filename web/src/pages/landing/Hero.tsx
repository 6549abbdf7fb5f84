import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Hand, written } from '../../components/Hand.tsx';
import { Split } from '../../components/Split.tsx';
import { Ticks } from '../../components/Ticks.tsx';
import { waitlist } from '../../content/formTexts.ts';
import { hero } from '../../content/landing.ts';
import { DialogOpener } from '../../layout/WaitlistDialog.tsx';
import { breakpoints, HAND_AT, SCREEN_ONLY, space, styled } from '../../theme/theme.ts';
import { FiveQuestions } from './FiveQuestions.tsx';
import { Mark } from './Mark.tsx';
import { Wall } from './Wall.tsx';

const Opening = styled(Container)({
  paddingBlock: `clamp(${space(4)}, 5vw, ${space(10)}) clamp(${space(2)}, 2vw, ${space(4)})`,
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
  ...SCREEN_ONLY,
});

const Pitch = styled('div')({
  display: 'grid',
  gap: space(3),
  alignContent: 'start',
  justifyItems: 'start',
});

export function Hero() {
  const [before, firstMarked, between, secondMarked, after] = hero.title;
  return (
    <div data-example>
      <Opening>
        <Headline variant="hero">
          {before}
          {/* One stroke per word has both its ends wherever the headline breaks. Read aloud, two would disturb. */}
          <Mark role="none">{firstMarked}</Mark>
          {between}
          <Mark role="none">{secondMarked}</Mark>
          {after}
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
      <Wall />
    </div>
  );
}

import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Container, Rows, Sheet } from '../../components/grids.ts';
import { Hand } from '../../components/Hand.tsx';
import { Mark } from '../../components/Mark.tsx';
import { Note } from '../../components/Note.tsx';
import { Ticks } from '../../components/Ticks.tsx';
import { brand } from '../../content/brand.ts';
import { waitlist } from '../../content/formTexts.ts';
import { hero } from '../../content/landing.ts';
import { DialogOpener } from '../../layout/DialogOpener.tsx';
import { breakpoints, fluid, HAND_AT, PHONE, type Styles, WIDE } from '../../theme/theme.ts';
import { DISPLAY } from './display.ts';
import { Source } from './Talk.tsx';

const { title, lead, proof, asked, answer, source, example } = hero;
const [start, marked, end] = title;

export const Hero = () => (
  <Container sx={{ paddingTop: fluid(2, 6, 4) }}>
    <Typography variant="h1" sx={[DISPLAY, headline]}>
      {start}
      {/* Screen readers don't announce the stroke. */}
      <Mark large role="none">
        {marked}
      </Mark>
      {end}
    </Typography>
    <Sheet>
      <Rows sx={pitch}>
        <Typography variant="subtitle1" sx={{ [TABLET]: { gridColumn: '1/3' } }}>
          {lead}
        </Typography>
        <DialogOpener size="large">{waitlist.title}</DialogOpener>
        <Ticks points={proof} />
      </Rows>
      <Box component="figure" sx={story}>
        <Typography variant="h3" component="p" sx={{ gridColumn: '1/-1', marginBottom: fluid(0, 1) }}>
          {asked}
        </Typography>
        <Typography variant="h3" component="strong" sx={{ lineHeight: 1.3, [PHONE]: { gridColumn: '1/-1' } }}>
          <Mark large>{answer}</Mark>
        </Typography>
        <div>
          <Source {...source} />
          <Note variant="caption" component="p">
            {example}
          </Note>
        </div>
        <Box sx={stamp}>
          <Hand writtenAt={HAND_AT} />
          <Note variant="caption">{brand.sign}</Note>
        </Box>
      </Box>
    </Sheet>
  </Container>
);

const TABLET = breakpoints.between('sm', 'md');

const headline: Styles = {
  marginBottom: fluid(2, 5),
  [PHONE]: { lineHeight: 1.2 },
  [WIDE]: { marginInlineEnd: -3 },
  // The face has no kerning.
  ...(/^[TVWY][a-z]/.test(title.join('')) && { '&::first-letter': { letterSpacing: '-.11em' } }),
};

const pitch: Styles = {
  placeContent: 'start',
  placeItems: { xs: 'start stretch', sm: 'start' },
  [TABLET]: { gridTemplateColumns: 'auto 1fr', alignItems: 'center', columnGap: 4 },
};

/** On a phone, the hand is beside the source. Else it is also beside the answer. */
const story: Styles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  placeContent: 'start stretch',
  gap: 2,
  [breakpoints.down('md')]: { marginTop: 3 },
};

const stamp: Styles = {
  display: 'grid',
  alignContent: 'start',
  gap: 0.5,
  width: 'clamp(6.5rem, 17vw, 14rem)',
  textAlign: 'center',
  gridArea: { sm: '2/2/4' },
};

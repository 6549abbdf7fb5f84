import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Columns, PageWidth, Rows } from '../../components/grids.ts';
import { Hand, isSigned } from '../../components/Hand.tsx';
import { Mark } from '../../components/Mark.tsx';
import { Ticks } from '../../components/Ticks.tsx';
import { Note } from '../../components/texts.tsx';
import { waitlist } from '../../content/forms.ts';
import { hero } from '../../content/landing.ts';
import { brand } from '../../content/site.ts';
import { DialogOpener } from '../../layout/DialogOpener.tsx';
import { fitted, fluid, HAND_AT, LARGEST, PHONE, type Styles, TABLET, typography, WIDE } from '../../theme/theme.ts';
import { Origin } from './messages.tsx';

const { title, lead, proof, asker, asked, answer, source, example } = hero;
const [start, marked, end] = title;
const words = title.join('');

export const Hero = () => (
  <PageWidth sx={{ paddingBlock: `${fluid(1.5, 5.5, 4)} ${fluid(0, 5)}` }}>
    <Typography variant="h1" sx={headline}>
      {start}
      {/* Screen readers don't announce the stroke. */}
      <Mark large role="none" sx={{ [WIDE]: { marginInline: '-.12em' } }}>
        {marked}
      </Mark>
      {end}
    </Typography>
    <Columns>
      <Rows sx={pitch}>
        <Typography variant="subtitle1" sx={{ gridColumn: '1/-1' }}>
          {lead}
        </Typography>
        <DialogOpener size="large">{waitlist.title}</DialogOpener>
        <Ticks points={proof} />
      </Rows>
      <Box component="figure" sx={story}>
        <Box sx={{ gridColumn: '1/-1', marginBottom: fluid(0, 1) }}>
          <Note gutterBottom>{asker}</Note>
          <Typography variant="h3" component="p">
            {asked}
          </Typography>
        </Box>
        <Typography variant="h3" component="strong" sx={kept}>
          <Mark large>{answer}</Mark>
        </Typography>
        <Box sx={{ typography: 'caption' }}>
          <Origin {...source} />
          <Note variant="caption" component="p">
            {example}
          </Note>
        </Box>
        {isSigned && (
          <Box sx={stamp}>
            <Hand writtenAt={HAND_AT} />
            <Note variant="caption">{brand.sign}</Note>
          </Box>
        )}
      </Box>
    </Columns>
  </PageWidth>
);

const headline: Styles = {
  marginBottom: fluid(2, 6),
  // It fills the page, on a tablet in two lines, on a phone in three.
  fontSize: fitted(words, { lines: 2, max: LARGEST }),
  [PHONE]: { fontSize: fitted(words, { lines: 3, max: LARGEST }), lineHeight: 1.26 },
  // To the last pixel. Where an engine sets it wider, it goes on into the gutter.
  [WIDE]: {
    marginInlineEnd: -3,
    fontSize: fitted(words, { min: typography.h2.fontSize, max: LARGEST, width: '102.6cqi' }),
  },
  // The face has no kerning.
  ...(/^[TVWY][a-z]/.test(words) && { '&::first-letter': { letterSpacing: '-.11em' } }),
};

const pitch: Styles = {
  placeContent: 'start',
  placeItems: 'center start',
  columnGap: 4,
  [TABLET]: { gridTemplateColumns: 'auto 1fr' },
};

const inTwoLines = (width: string) =>
  fitted(answer, { lines: 2, min: typography.h4.fontSize, max: '2.9375rem', width });

/** What the hand leaves of the page beside the pitch, and below it. */
const [BESIDE_PITCH, BELOW_PITCH] = ['47cqi', '100cqi - 10rem'];

/** The largest of the story. */
const kept: Styles = {
  lineHeight: 1.3,
  letterSpacing: typography.h2.letterSpacing,
  fontSize: inTwoLines('100cqi'),
  [PHONE]: { gridColumn: '1/-1' },
  [TABLET]: { fontSize: inTwoLines(BELOW_PITCH) },
  [WIDE]: { fontSize: inTwoLines(BESIDE_PITCH) },
};

/** On a phone, the hand is beside the source. Else it is also beside the answer. */
const story: Styles = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr) auto',
  placeContent: 'start stretch',
  gap: fluid(1.5, 2.5),
  marginTop: 2,
  [WIDE]: { marginTop: 0 },
};

const stamp: Styles = {
  display: 'grid',
  alignContent: 'start',
  gap: 2,
  width: 'clamp(6.5rem, 15vw, 12rem)',
  textAlign: 'center',
  gridArea: '2/2/span 2',
  [PHONE]: { gridArea: 'auto' },
};

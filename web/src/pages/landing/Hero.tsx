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
import {
  fitted,
  fluid,
  MARKED_LINE,
  OVERHANG,
  PHONE,
  SPACING,
  type Styles,
  TABLET,
  typography,
  WIDE,
  widthOf,
} from '../../theme/theme.ts';
import { Origin } from './messages.tsx';

const { title, lead, proof, asker, asked, answer, source, example } = hero;
const [start, marked, end] = title;
const words = title.join('');

export const Hero = () => (
  <PageWidth sx={{ paddingBlock: `${fluid(1.5, 5.5, 4)} ${fluid(0, 5)}` }}>
    <Typography variant="h1" sx={headline}>
      {start}
      {/* Screen readers don't announce the stroke. */}
      <Mark role="none" sx={{ [WIDE]: { marginInline: `${ROOM - OVERHANG}em` } }}>
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
        <Box sx={{ containerType: 'inline-size', [PHONE]: { gridColumn: '1/-1' } }}>
          <Typography variant="h2" component="strong" sx={kept}>
            <Mark>{answer}</Mark>
          </Typography>
        </Box>
        <Box sx={{ typography: 'caption' }}>
          <Origin {...source} />
          <Note variant="caption" component="p">
            {example}
          </Note>
        </Box>
        {isSigned && (
          <Box sx={stamp}>
            <Hand />
            <Note variant="caption">{brand.sign}</Note>
          </Box>
        )}
      </Box>
    </Columns>
  </PageWidth>
);

/** The headline's largest size. */
const LARGEST = '6.5rem';
/** In ems: how much closer the headline's first letter is to the second, because the face has no kerning. */
const KERNING = /^[TVWY][a-z]/.test(words) ? 0.09 : 0;
/** In ems: the stroke's distance from its neighbours on a desktop, beyond a space. */
const ROOM = 0.04;
const ems = widthOf(words, SPACING) - KERNING + 2 * ROOM;

/** It fills the page: on a desktop in one line, on a tablet in two, on a phone in three. */
const headline: Styles = {
  marginBottom: fluid(2, 6),
  fontSize: fitted(words, { lines: 2, max: LARGEST }),
  '&::first-letter': { letterSpacing: `${SPACING.letter - KERNING}em` },
  [PHONE]: { fontSize: fitted(words, { lines: 3, max: LARGEST }), lineHeight: MARKED_LINE },
  // To the last pixel. Where an engine sets it wider, it goes on into the gutter.
  [WIDE]: {
    marginInlineEnd: -3,
    fontSize: `clamp(${typography.h2.fontSize}, ${(100 / ems).toFixed(2)}cqi, ${LARGEST})`,
  },
};

const pitch: Styles = {
  placeContent: 'start',
  placeItems: 'center start',
  columnGap: 4,
  [TABLET]: { gridTemplateColumns: 'auto 1fr' },
};

/** The largest of the story. It fills the lines that the hand leaves it. */
const kept: Styles = {
  display: 'block',
  lineHeight: MARKED_LINE,
  fontSize: fitted(answer, { lines: 2, min: typography.h4.fontSize, max: '3rem' }),
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

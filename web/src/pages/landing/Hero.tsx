import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { Columns, PageWidth, Rows } from '../../components/grids.ts';
import { Hand, isSigned } from '../../components/Hand.tsx';
import { Mark } from '../../components/Mark.tsx';
import { Ticks } from '../../components/Ticks.tsx';
import { Note } from '../../components/texts.tsx';
import { brand } from '../../content/brand.ts';
import { waitlist } from '../../content/formTexts.ts';
import { hero } from '../../content/landing.ts';
import { DialogOpener } from '../../layout/DialogOpener.tsx';
import {
  breakpoints,
  fitted,
  fluid,
  HAND_AT,
  LARGEST,
  PHONE,
  type Styles,
  typography,
  WIDE,
} from '../../theme/theme.ts';
import { Origin } from './messages.tsx';

const { title, lead, proof, asker, asked, answer, source, example } = hero;
const [start, marked, end] = title;
const words = title.join('');

export const Hero = () => (
  <PageWidth sx={{ paddingBlock: `${fluid(2, 7, 4)} ${fluid(0, 9, 5)}` }}>
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
        <Typography variant="subtitle1" sx={{ [TABLET]: { gridColumn: '1/3' } }}>
          {lead}
        </Typography>
        <DialogOpener size="large">{waitlist.title}</DialogOpener>
        <Ticks points={proof} />
      </Rows>
      <Box component="figure" sx={story}>
        <div>
          <Note gutterBottom>{asker}</Note>
          <Typography variant="h3" component="p">
            {asked}
          </Typography>
        </div>
        <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: fluid(1.5, 3) }}>
          <Typography variant="h3" component="strong" sx={kept}>
            <Mark large>{answer}</Mark>
          </Typography>
          {isSigned && (
            <Box sx={stamp}>
              <Hand writtenAt={HAND_AT} />
              <Note variant="caption">{brand.sign}</Note>
            </Box>
          )}
        </Box>
        <Box sx={{ typography: 'caption' }}>
          <Origin from={source.from} sent={source.where + source.when} />
          <Note variant="caption" component="p">
            {example}
          </Note>
        </Box>
      </Box>
    </Columns>
  </PageWidth>
);

const TABLET = breakpoints.between('sm', 'md');

const headline: Styles = {
  marginBottom: fluid(2, 7, 4.5),
  // It fills the page, on a tablet in two lines, on a phone in three.
  fontSize: fitted(words, { lines: 3, max: LARGEST }),
  [breakpoints.up('sm')]: { fontSize: fitted(words, { lines: 2, max: LARGEST }) },
  // To the last pixel. Where an engine sets it wider, it goes on into the gutter.
  [WIDE]: {
    marginInlineEnd: -3,
    fontSize: fitted(words, { min: typography.h2.fontSize, max: LARGEST, width: '102.4cqi' }),
  },
  [PHONE]: { lineHeight: 1.24 },
  // The face has no kerning.
  ...(/^[TVWY][a-z]/.test(words) && { '&::first-letter': { letterSpacing: '-.11em' } }),
};

const pitch: Styles = {
  placeContent: 'start',
  placeItems: { xs: 'start stretch', sm: 'start' },
  [TABLET]: { gridTemplateColumns: 'auto 1fr', alignItems: 'center', columnGap: 4 },
};

/** On two lines. On a phone on three, because the hand is beside them. */
const kept: Styles = {
  flex: '1 6em',
  maxWidth: '12em',
  lineHeight: 1.3,
  letterSpacing: typography.h2.letterSpacing,
  fontSize: {
    xs: fitted(answer, {
      lines: 3,
      min: typography.h4.fontSize,
      max: typography.h3.fontSize,
      width: '100cqi - 7.75rem',
    }),
    sm: 'h3.fontSize',
  },
};

const story: Styles = {
  display: 'grid',
  placeContent: 'start stretch',
  gap: fluid(2, 3),
  [breakpoints.down('md')]: { marginTop: 3 },
};

const stamp: Styles = {
  display: 'grid',
  alignContent: 'start',
  gap: 1,
  flex: 'none',
  width: 'clamp(7rem, 12vw, 10rem)',
  textAlign: 'center',
};

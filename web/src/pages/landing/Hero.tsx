import Typography from '@mui/material/Typography';
import { Container } from '../../components/Container.tsx';
import { COLUMN_LINE, Rows, Sheet } from '../../components/grids.ts';
import { Mark } from '../../components/Mark.tsx';
import { Ticks } from '../../components/Ticks.tsx';
import { waitlist } from '../../content/formTexts.ts';
import { hero } from '../../content/landing.ts';
import { DialogOpener } from '../../layout/DialogOpener.tsx';
import { breakpoints, fitted, fluid, LARGEST, space, styled, typography, WIDE } from '../../theme/theme.ts';
import { Folio } from './Ends.tsx';
import { FiveQuestions } from './FiveQuestions.tsx';

const [start, marked, end] = hero.title;
const words = hero.title.join('');

export function Hero() {
  const { folio, lead, proof } = hero;
  return (
    <Opening>
      <Headline variant="h1">
        {start}
        {/* Screen readers don't announce the stroke. */}
        <Mark large role="none">
          {marked}
        </Mark>
        {end}
      </Headline>
      <Front>
        <Pitch>
          <Lead variant="subtitle1">{lead}</Lead>
          <DialogOpener>{waitlist.title}</DialogOpener>
          <Ticks points={proof} />
        </Pitch>
        <Dateline>
          <div>{folio.note}</div>
          <Summary>
            <span>{folio.count}</span> <span>{folio.question}</span>
          </Summary>
          <div>{folio.day}</div>
        </Dateline>
        <Story>
          <FiveQuestions />
        </Story>
      </Front>
    </Opening>
  );
}

const Opening = styled(Container)({ paddingTop: fluid(2, 4) });

/** As wide as the page, on a tablet in two lines, on a phone in three. On a desktop never smaller than other titles. */
const Headline = styled(Typography)({
  marginBottom: fluid(2, 3),
  fontSize: fitted(words, { lines: 3, max: LARGEST }),
  [breakpoints.down('sm')]: { lineHeight: 1.2 },
  [breakpoints.up('sm')]: { fontSize: fitted(words, { lines: 2, max: LARGEST }) },
  // On a desktop to the last pixel. Where an engine sets it wider, it goes on into the gutter.
  [WIDE]: {
    marginInlineEnd: space(-3),
    fontSize: fitted(words, { min: typography.h2.fontSize, max: LARGEST, width: '103.1cqi' }),
  },
  // The face has no kerning.
  ...(/^[TVWY][a-z]/.test(words) && { '&::first-letter': { letterSpacing: '-.11em' } }),
});

/** The pitch is the first column, and the story has the others. */
const Front = styled(Sheet)({ [WIDE]: { gridTemplateRows: 'auto 1fr', rowGap: 0 } });

const Pitch = styled(Rows)({
  placeContent: 'start',
  placeItems: 'start',
  '& > button': { width: '100%', minHeight: space(7) },
  [breakpoints.between('sm', 'md')]: { gridTemplateColumns: 'auto 1fr', gap: `${space(3)} ${space(5)}` },
  [WIDE]: { paddingBlock: `${space(2.5)} ${space(2)}`, fontSize: '1rem' },
});

/** Above button and proof. */
const Lead = styled(Typography)({ [breakpoints.between('sm', 'md')]: { gridColumn: '1/3' } });

/** On a phone two lines: at their ends are the day and the note. */
const Dateline = styled(Folio)({
  [breakpoints.down('sm')]: { '& > :first-child': { order: 2 } },
  [WIDE]: { gridArea: '1/1/2/3' },
});

const Summary = styled('div')({
  [breakpoints.down('sm')]: { display: 'contents', '& > :last-child': { order: 1 } },
});

const Story = styled('div')({ [WIDE]: COLUMN_LINE });

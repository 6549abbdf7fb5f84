import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Ticks } from '../../components/Ticks.tsx';
import { waitlist } from '../../content/formTexts.ts';
import { hero } from '../../content/landing.ts';
import { before } from '../../content/talk.ts';
import { DialogOpener } from '../../layout/WaitlistDialog.tsx';
import { breakpoints, palette, space, styled } from '../../theme/theme.ts';
import { FiveQuestions } from './FiveQuestions.tsx';
import { COLUMN, COLUMN_GAP, Folio, FolioSummary } from './FrontPage.tsx';
import { Mark } from './Mark.tsx';
import { Wall } from './Wall.tsx';

const Opening = styled(Container)({ paddingTop: `clamp(${space(4)}, 3vw, ${space(7)})` });

const Headline = styled(Typography)({ marginBottom: space(3), '&::first-letter': { letterSpacing: '-.11em' } });

/** A front page: the pitch is its first column, and the talk has the others. */
const Sheet = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  [breakpoints.up('md')]: { gridTemplate: `auto 1fr/${COLUMN} minmax(0, 1fr)`, gap: `0 ${COLUMN_GAP}` },
});

const Pitch = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(3),
  placeContent: 'start',
  placeItems: 'start',
  [breakpoints.between('sm', 'md')]: { gridTemplateColumns: 'auto 1fr', gap: `${space(3)} ${space(5)}` },
  [breakpoints.up('md')]: { paddingBlock: space(3) },
});

/** Above button and proof. */
const Lead = styled(Typography)({ [breakpoints.between('sm', 'md')]: { gridColumn: '1/3' } });

const Dateline = styled(Folio)({ [breakpoints.up('md')]: { gridArea: '1/1/2/3' } });

const Story = styled('div')({
  [breakpoints.up('md')]: {
    marginInlineStart: space(-2.5),
    padding: `${space(3)} 0 0 ${space(2.5)}`,
    borderInlineStart: `1px solid ${palette.divider}`,
  },
});

export function Hero() {
  const [start, firstMarked, between, secondMarked, end] = hero.title;
  return (
    <Opening data-example>
      <Headline variant="hero">
        {start}
        {/* One stroke per word has both its ends wherever the headline breaks. Read aloud, two would disturb. */}
        <Mark large role="none">
          {firstMarked}
        </Mark>
        {between}
        <Mark large role="none">
          {secondMarked}
        </Mark>
        {end}
      </Headline>
      <Sheet>
        <Pitch>
          <Lead variant="subtitle1">{hero.lead}</Lead>
          <DialogOpener>{waitlist.open}</DialogOpener>
          <Ticks points={hero.proof} />
        </Pitch>
        <Dateline>
          <div>{hero.folio.note}</div>
          <FolioSummary>{hero.folio.summary}</FolioSummary>
          <div>{hero.folio.day}</div>
        </Dateline>
        <Story>
          <Wall talk={before} />
          <FiveQuestions />
        </Story>
      </Sheet>
    </Opening>
  );
}

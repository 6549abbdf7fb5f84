import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import { Ticks } from '../../components/Ticks.tsx';
import { waitlist } from '../../content/formTexts.ts';
import { hero } from '../../content/landing.ts';
import { before } from '../../content/talk.ts';
import { DialogOpener } from '../../layout/WaitlistDialog.tsx';
import { breakpoints, palette, space, styled } from '../../theme/theme.ts';
import { FiveQuestions } from './FiveQuestions.tsx';
import { banner, COLUMN, COLUMN_GAP, Folio } from './FrontPage.tsx';
import { Mark } from './Mark.tsx';
import { Wall } from './Wall.tsx';

const Opening = styled(Container)({ paddingTop: `clamp(${space(4)}, 3vw, ${space(7)})` });

const Headline = styled(Typography)(banner, { marginBottom: space(3), '&::first-letter': { letterSpacing: '-.11em' } });

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
  [breakpoints.between('sm', 'md')]: {
    gridTemplateColumns: 'auto 1fr',
    gap: `${space(3)} ${space(5)}`,
    '& > p': { gridColumn: '1/3' },
  },
  [breakpoints.up('md')]: { paddingBlock: space(3) },
});

const Dateline = styled(Folio)({ [breakpoints.up('md')]: { gridArea: '1/1/2/3' } });

const Story = styled('div')({
  [breakpoints.up('md')]: {
    marginInlineStart: space(-2.5),
    padding: `${space(3)} 0 0 ${space(2.5)}`,
    borderInlineStart: `1px solid ${palette.divider}`,
  },
});

/** On phones, what was said just before the message. */
const Before = styled(Wall)({ [breakpoints.down('sm')]: { '& p:nth-last-of-type(n+3)': { display: 'none' } } });

export function Hero() {
  const [start, firstMarked, between, secondMarked, end] = hero.title;
  return (
    <Opening data-example>
      <Headline variant="hero">
        {start}
        {/* One stroke per word has both its ends wherever the headline breaks. Read aloud, two would disturb. */}
        <Mark role="none">{firstMarked}</Mark>
        {between}
        <Mark role="none">{secondMarked}</Mark>
        {end}
      </Headline>
      <Sheet>
        <Pitch>
          <Typography variant="subtitle1">{hero.lead}</Typography>
          <DialogOpener>{waitlist.open}</DialogOpener>
          <Ticks points={hero.proof} />
        </Pitch>
        <Dateline>
          {hero.folio.map((text) => (
            <div key={text}>{text}</div>
          ))}
        </Dateline>
        <Story>
          <Before talk={before} />
          <FiveQuestions />
        </Story>
      </Sheet>
    </Opening>
  );
}

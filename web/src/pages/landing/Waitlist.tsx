import Typography from '@mui/material/Typography';
import { Rows } from '../../components/Split.tsx';
import { Ticks } from '../../components/Ticks.tsx';
import { waitlist } from '../../content/formTexts.ts';
import { WaitlistForm } from '../../forms/WaitlistForm.tsx';
import { breakpoints, SCREEN_ONLY, styled } from '../../theme/theme.ts';
import { COLUMN, COLUMN_GAP, Folio } from './FrontPage.tsx';
import { Panel, PanelBody } from './Panel.tsx';
import { Section } from './Section.tsx';
import { SignupRecord } from './SignupRecord.tsx';

/** Pitch, form and record. */
const Columns = styled(Rows)({
  [breakpoints.up('md')]: { gridTemplateColumns: `${COLUMN} minmax(0, 1fr)`, columnGap: COLUMN_GAP },
  [breakpoints.up('lg')]: { gridTemplateColumns: `${COLUMN} repeat(2, minmax(0, 1fr))` },
});

const Pitch = styled(Rows)({
  alignContent: 'start',
  textWrap: 'wrap',
  [breakpoints.up('md')]: { gridRow: '1/3' },
  [breakpoints.up('lg')]: { gridRow: 1 },
});

const FormPanel = styled(Panel)({ alignSelf: 'stretch', ...SCREEN_ONLY });

/** The front page once more: headline, line, and columns. */
export function Waitlist() {
  return (
    <Section id="waitlist" variant="hero" title={waitlist.title} layout={Rows}>
      <Folio>
        <div>{waitlist.proof}</div>
        <div>{waitlist.next}</div>
      </Folio>
      <Columns>
        <Pitch>
          <Typography color="textSecondary">{waitlist.lead}</Typography>
          <Ticks points={waitlist.benefits} />
        </Pitch>
        <FormPanel as="div">
          <PanelBody>
            <WaitlistForm source="website" />
          </PanelBody>
        </FormPanel>
        <SignupRecord />
      </Columns>
    </Section>
  );
}

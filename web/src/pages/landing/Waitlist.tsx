import Typography from '@mui/material/Typography';
import { Coupon } from '../../components/Coupon.tsx';
import { Rows, Sheet } from '../../components/grids.ts';
import { Ticks } from '../../components/Ticks.tsx';
import { waitlist } from '../../content/formTexts.ts';
import { WaitlistForm } from '../../forms/WaitlistForm.tsx';
import { space, styled } from '../../theme/theme.ts';
import { Folio } from './Folio.tsx';
import { Section } from './Section.tsx';
import { SignupRecord } from './SignupRecord.tsx';

/** The front page once more: headline, line, and columns. */
export function Waitlist() {
  return (
    <Section id="waitlist" variant="h1" title={waitlist.title} layout={Rows}>
      <Folio>
        <div>{waitlist.proof}</div>
        <div>{waitlist.next}</div>
      </Folio>
      <Sheet>
        <Pitch>
          <Typography color="textSecondary">{waitlist.lead}</Typography>
          <Ticks points={waitlist.benefits} />
        </Pitch>
        <Coupon>
          <WaitlistForm source="website" />
          <SignupRecord />
        </Coupon>
      </Sheet>
    </Section>
  );
}

const Pitch = styled(Rows)({ alignContent: 'start', gap: space(2) });

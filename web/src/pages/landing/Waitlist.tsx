import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { WaitlistBenefits } from '../../components/waitlist/WaitlistBenefits.tsx';
import { WaitlistForm } from '../../components/waitlist/WaitlistForm.tsx';
import { waitlist } from '../../content/forms.ts';
import { breakpoints } from '../../theme/theme.ts';
import { space } from '../../theme/tokens.ts';
import { Section } from './Section.tsx';

const Side = styled('div')({
  display: 'grid',
  gap: space(2.5),
  alignContent: 'start',
  [breakpoints.up('md')]: { paddingTop: space(1) },
});

export function Waitlist() {
  const side = (
    <Side>
      <Typography variant="subtitle1">{waitlist.proof}</Typography>
      <WaitlistForm source="website" />
    </Side>
  );
  return (
    <Section id="waitlist" tone="paper" title={waitlist.title} lead={waitlist.lead} aside={side}>
      <WaitlistBenefits />
    </Section>
  );
}

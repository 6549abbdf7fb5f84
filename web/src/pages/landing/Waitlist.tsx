import { styled } from '@mui/material/styles';
import { WaitlistBenefits } from '../../components/waitlist/WaitlistBenefits.tsx';
import { WaitlistForm } from '../../components/waitlist/WaitlistForm.tsx';
import { waitlist } from '../../content/waitlist.ts';
import { breakpoints, palette, space } from '../../theme/index.ts';
import { Section } from './Section.tsx';

const Paper = styled(Section)({ backgroundColor: palette.background.paper });

const Split = styled('div')({
  display: 'grid',
  gap: space(5),
  [breakpoints.up('md')]: { gridTemplateColumns: '5fr 6fr', columnGap: space(8) },
});

export function Waitlist() {
  return (
    <Paper id="waitlist" title={waitlist.title} lead={waitlist.copy}>
      <Split>
        <WaitlistBenefits />
        <WaitlistForm source="website" />
      </Split>
    </Paper>
  );
}

import { styled } from '@mui/material/styles';
import { WaitlistBenefits } from '../../components/waitlist/WaitlistBenefits.tsx';
import { WaitlistForm } from '../../components/waitlist/WaitlistForm.tsx';
import { waitlist } from '../../content/waitlist.ts';
import { breakpoints, palette, space } from '../../theme/index.ts';
import { Section } from './Section.tsx';

const Paper = styled(Section)({
  backgroundColor: palette.background.paper,
  '& form': { marginTop: space(5) },
  [breakpoints.up('md')]: {
    '& > div': { display: 'grid', gridTemplateColumns: '5fr 6fr', columnGap: space(8) },
    '& > div > div': { marginBottom: space(4) },
    '& form': { gridArea: '1/2/3', margin: 0 },
    '& button': { justifySelf: 'start' },
  },
});

export function Waitlist() {
  return (
    <Paper id="waitlist" title={waitlist.title} lead={waitlist.copy}>
      <WaitlistBenefits />
      <WaitlistForm source="website" />
    </Paper>
  );
}

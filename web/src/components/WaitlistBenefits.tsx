import { styled } from '@mui/material/styles';
import { waitlist } from '../content/formTexts.ts';
import { space } from '../theme/tokens.ts';
import { Ticked } from './Icon.tsx';

const List = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  gap: space(1),
  fontWeight: 600,
});

export function WaitlistBenefits({ className }: { className?: string }) {
  return (
    <List role="list" className={className}>
      {waitlist.benefits.map((benefit) => (
        <Ticked key={benefit}>{benefit}</Ticked>
      ))}
    </List>
  );
}

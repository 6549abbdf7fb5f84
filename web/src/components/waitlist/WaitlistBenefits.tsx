import { styled } from '@mui/material/styles';
import { waitlist } from '../../content/forms.ts';
import { typography } from '../../theme/theme.ts';
import { SHORT, space } from '../../theme/tokens.ts';
import { LineIcon } from '../Icon.tsx';

/** One below the other, or in rows where height is short. */
const List = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  gap: `${space(1)} ${space(2)}`,
  fontWeight: 600,
  [SHORT]: { flexFlow: 'row wrap', gap: `0 ${space(2)}`, fontSize: typography.body2.fontSize },
});

export function WaitlistBenefits() {
  return (
    <List role="list">
      {waitlist.benefits.map((benefit) => (
        <li key={benefit}>
          <LineIcon name="check" />
          {benefit}
        </li>
      ))}
    </List>
  );
}

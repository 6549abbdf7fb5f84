import { styled } from '@mui/material/styles';
import { waitlist } from '../../content/waitlist.ts';
import { palette, space } from '../../theme/index.ts';
import { Icon } from '../Icon.tsx';

const List = styled('ul')({
  display: 'grid',
  gap: space(1),
  alignContent: 'start',
  '& li': { display: 'flex', alignItems: 'center', gap: space(1.5), fontWeight: 600 },
  '& svg': { flex: 'none', color: palette.primary.main },
});

export function WaitlistBenefits() {
  return (
    <List>
      {waitlist.benefits.map((benefit) => (
        <li key={benefit}>
          <Icon name="check" size={20} />
          {benefit}
        </li>
      ))}
    </List>
  );
}

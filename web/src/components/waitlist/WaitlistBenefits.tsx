import { styled } from '@mui/material/styles';
import { waitlist } from '../../content/forms.ts';
import { palette, typography } from '../../theme/theme.ts';
import { SHORT, space } from '../../theme/tokens.ts';
import { Icon } from '../Icon.tsx';

/** One below the other, or in rows where height is short. */
const List = styled('ul')({
  display: 'flex',
  flexDirection: 'column',
  gap: `${space(1)} ${space(2)}`,
  fontWeight: 600,
  [SHORT]: { flexFlow: 'row wrap', gap: `0 ${space(2)}`, fontSize: typography.body2.fontSize },
});

const Check = styled(Icon)({
  display: 'inline-block',
  verticalAlign: '-.2em',
  marginInlineEnd: space(1),
  color: palette.primary.main,
});

export function WaitlistBenefits() {
  return (
    <List role="list">
      {waitlist.benefits.map((benefit) => (
        <li key={benefit}>
          <Check name="check" size={20} />
          {benefit}
        </li>
      ))}
    </List>
  );
}

import { styled } from '@mui/material/styles';
import { breakpoints } from '../theme/theme.ts';
import { space } from '../theme/tokens.ts';

/** Text, and the thing itself: beside it on a desk, below it on a phone. */
export const Split = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space(5),
  [breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 5fr) minmax(0, 6fr)', columnGap: space(8) },
});

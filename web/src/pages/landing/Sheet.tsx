import { styled } from '@mui/material/styles';
import { palette } from '../../theme/theme.ts';
import { RADIUS } from '../../theme/tokens.ts';

/** A framed piece of paper: where the product is shown at work. */
export const Sheet = styled('figure')({
  alignSelf: 'start',
  backgroundColor: palette.background.default,
  border: `1px solid ${palette.text.secondary}`,
  borderRadius: RADIUS,
});

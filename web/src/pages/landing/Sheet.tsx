import { styled } from '@mui/material/styles';
import { palette } from '../../theme/index.ts';

/** A framed piece of paper with a caption line: where the product is shown at work. */
export const Sheet = styled('figure')({
  alignSelf: 'start',
  backgroundColor: palette.background.default,
  border: `1px solid ${palette.text.secondary}`,
  borderRadius: 4,
  '& > figcaption': { borderBottom: `1px solid ${palette.text.secondary}` },
});

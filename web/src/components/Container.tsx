import { styled } from '@mui/material/styles';
import { space } from '../theme/index.ts';

/** The page's column: everything but full-width backgrounds lives in it. */
export const Container = styled('div')({
  width: '100%',
  maxWidth: 1296,
  marginInline: 'auto',
  paddingInline: `clamp(${space(2.5)}, 5vw, ${space(6)})`,
});

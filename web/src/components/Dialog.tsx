import { styled } from '@mui/material/styles';
import { breakpoints, palette } from '../theme/theme.ts';
import { RADIUS, SCRIM, SHORT, space } from '../theme/tokens.ts';

/**
 * A native modal `<dialog>`: it opens before hydration, and MUI's costs a round trip. Emotion would drop `closedby`,
 * which it doesn't know.
 */
export const Dialog = styled('dialog', { shouldForwardProp: (prop) => prop !== 'theme' })({
  width: `min(100% - ${space(5)}, 480px)`,
  maxHeight: `calc(100dvh - ${space(4)})`,
  margin: 'auto',
  padding: space(3),
  color: palette.text.primary,
  backgroundColor: palette.background.paper,
  border: `1px solid ${palette.text.secondary}`,
  borderRadius: RADIUS * 1.5,
  '&::backdrop': { backgroundColor: `color-mix(in srgb, ${SCRIM} 60%, transparent)` },
  '&:focus-visible': { outline: 'none' },
  [breakpoints.up('sm')]: { padding: space(5) },
  [SHORT]: { padding: space(2) },
});

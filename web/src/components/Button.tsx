import { styled } from '@mui/material/styles';
import { palette, space, typography } from '../theme/index.ts';

/** A native button: the platform gives it keyboard, focus and invoker commands before any script. */
export const Button = styled('button', { shouldForwardProp: (prop) => prop !== 'theme' })({
  display: 'inline-flex',
  alignItems: 'center',
  justifyContent: 'center',
  minHeight: space(6),
  padding: `0 ${space(3)}`,
  border: '2px solid transparent',
  borderRadius: 4,
  backgroundColor: palette.primary.main,
  color: palette.primary.contrastText,
  font: 'inherit',
  fontWeight: 650,
  fontSize: typography.body2.fontSize,
  cursor: 'pointer',
  touchAction: 'manipulation',
  '@media (prefers-reduced-motion: no-preference)': { transition: 'background-color 150ms' },
  '@media (hover: hover)': { '&:hover': { backgroundColor: palette.primary.dark } },
  '&:disabled': { opacity: 0.85, cursor: 'default' },
});

/** A square button with only a drawing in it; name it by `aria-label`. */
export const IconButton = styled(Button)({
  flex: 'none',
  width: space(5.5),
  minHeight: space(5.5),
  padding: 0,
  color: 'inherit',
  backgroundColor: 'transparent',
  '@media (hover: hover)': { '&:hover': { backgroundColor: 'transparent', borderColor: 'currentColor' } },
});

import { palette, styled, typography } from '../../theme/theme.ts';

/** Words within a line, smaller and lighter than what they stand beside. */
export const Small = styled('small')({
  fontSize: typography.caption.fontSize,
  fontWeight: 400,
  color: palette.text.secondary,
});

import Typography, { type TypographyProps } from '@mui/material/Typography';
import { palette, styled, typography } from '../theme/theme.ts';

/** A paragraph in secondary ink. */
export const Note = (props: TypographyProps) => <Typography variant="body2" color="textSecondary" {...props} />;

/** Words within a line, smaller and lighter than what they stand beside. */
export const Small = styled('small')({
  fontSize: typography.caption.fontSize,
  fontWeight: 400,
  color: palette.text.secondary,
});

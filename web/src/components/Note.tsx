import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { ElementType } from 'react';
import { palette, styled } from '../theme/theme.ts';

/** A paragraph in secondary ink. */
export const Note = (props: TypographyProps & { component?: ElementType }) => (
  <Typography variant="body2" color="textSecondary" {...props} />
);

/** Words within a line, smaller and lighter than what they stand beside. */
export const Small = styled('small')({ fontSize: '.875rem', fontWeight: 400, color: palette.text.secondary });

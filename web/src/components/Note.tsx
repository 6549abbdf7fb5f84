import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { ElementType } from 'react';
import { palette, styled } from '../theme/theme.ts';

export const Note = (props: TypographyProps & { component?: ElementType }) => (
  <Typography variant="body2" color="textSecondary" {...props} />
);

export const Small = styled('small')({ fontSize: '.875rem', fontWeight: 400, color: palette.text.secondary });

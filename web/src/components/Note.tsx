import Typography, { type TypographyProps } from '@mui/material/Typography';
import type { ElementType } from 'react';

/** A paragraph in secondary ink. */
export const Note = (props: TypographyProps & { component?: ElementType }) => (
  <Typography variant="body2" color="textSecondary" {...props} />
);

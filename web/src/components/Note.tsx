import Typography, { type TypographyProps } from '@mui/material/Typography';

/** A paragraph in secondary ink. */
export const Note = (props: TypographyProps) => <Typography variant="body2" color="textSecondary" {...props} />;

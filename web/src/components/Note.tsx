import Typography from '@mui/material/Typography';

/** A paragraph in secondary ink. */
export const Note: typeof Typography = (props: object) => (
  <Typography variant="body2" color="textSecondary" {...props} />
);

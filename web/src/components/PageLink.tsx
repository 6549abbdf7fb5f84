import Link, { type LinkProps } from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';

/** A link to one of the site's pages. */
export function PageLink(props: LinkProps<typeof RouterLink>) {
  return <Link component={RouterLink} discover="none" {...props} />;
}

import Link, { type LinkProps } from '@mui/material/Link';
import { Link as RouterLink } from 'react-router-dom';
import type { PageAddress } from '../content/site.ts';

/**
 * A link to one of the site's pages. Without `discover`, React Router gives each link an attribute that only its
 * framework reads.
 */
export const PageLink = (props: LinkProps<typeof RouterLink> & { to: PageAddress }) => (
  <Link component={RouterLink} discover="none" {...props} />
);

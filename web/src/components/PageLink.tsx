import Link, { type LinkProps } from '@mui/material/Link';
import type { MouseEvent } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { PageAddress } from '../content/pages.ts';

type PageLinkProps = LinkProps<typeof RouterLink> & { to: PageAddress };

/**
 * A link to one of the site's pages. A double click follows it once. Before the next page is rendered, the router would
 * add a second entry to the history (remix-run/react-router#3983).
 */
export function PageLink({ onClick, ...props }: PageLinkProps) {
  function follow(event: MouseEvent<HTMLAnchorElement>) {
    onClick?.(event);
    if (event.detail > 1) event.preventDefault();
  }
  return <Link component={RouterLink} discover="none" {...props} onClick={follow} />;
}

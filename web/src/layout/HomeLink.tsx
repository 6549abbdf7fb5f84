import type { LinkProps } from '@mui/material/Link';
import { PageLink } from '../components/PageLink.tsx';
import { Wordmark } from '../components/Wordmark.tsx';
import { brand } from '../content/brand.ts';
import { navigation } from '../content/navigation.ts';

/** The wordmark, which leads to the landing page. */
export const HomeLink = (props: { reloadDocument?: true; sx?: LinkProps['sx'] }) => (
  <PageLink to="/" color="textPrimary" aria-label={`${brand.name}, ${navigation.home}`} {...props}>
    <Wordmark height={34} />
  </PageLink>
);

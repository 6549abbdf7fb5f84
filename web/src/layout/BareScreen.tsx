import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { PageWidth } from '../components/grids.ts';
import { HomeLink } from '../components/Wordmark.tsx';

/**
 * Frames static pages, and replaces a failed `Layout`. Its link loads the landing page again: a static page has no app,
 * and a failed one stays failed.
 */
export function BareScreen({ footer, children }: { footer?: ReactNode; children: ReactNode }) {
  return (
    // The footer is at the bottom of the screen.
    <Box sx={{ display: 'grid', gridTemplate: 'auto 1fr auto / minmax(0, 1fr)', minHeight: '100vh' }}>
      <PageWidth as="header" sx={{ width: '100%', paddingBlock: 2 }}>
        <HomeLink reloadDocument />
      </PageWidth>
      <main>{children}</main>
      {footer}
    </Box>
  );
}

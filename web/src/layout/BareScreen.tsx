import type { ReactNode } from 'react';
import { Container } from '../components/Container.tsx';
import { space, styled } from '../theme/theme.ts';
import { HomeLink } from './HomeLink.tsx';

/** Puts the footer at the bottom of the screen. */
const Screen = styled('div')({
  display: 'grid',
  gridTemplate: 'auto 1fr auto / minmax(0, 1fr)',
  minHeight: '100vh',
});

const Bar = styled(Container)({ width: '100%', paddingBlock: space(2) });

/**
 * Frames static pages, and replaces a failed `Layout`. Its link loads the landing page again: a static page has no app,
 * and a failed one stays failed.
 */
export function BareScreen({ footer, children }: { footer?: ReactNode; children: ReactNode }) {
  return (
    <Screen>
      <Bar as="header">
        <HomeLink reloadDocument />
      </Bar>
      <main>{children}</main>
      {footer}
    </Screen>
  );
}

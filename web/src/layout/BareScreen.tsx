import type { ReactNode } from 'react';
import { Container } from '../components/Container.tsx';
import { PageLink } from '../components/PageLink.tsx';
import { Wordmark } from '../components/Wordmark.tsx';
import { brand } from '../content/brand.ts';
import { navigation } from '../content/navigation.ts';
import { space, styled } from '../theme/theme.ts';

/** Puts the footer at the bottom of the screen. */
const Screen = styled('div')({
  display: 'grid',
  gridTemplate: 'auto 1fr auto / minmax(0, 1fr)',
  minHeight: '100vh',
});

const Bar = styled(Container)({ width: '100%', paddingBlock: space(2) });

/**
 * Instead of the header, a wordmark that links to the landing page by a page load: for static pages, and when the app's
 * frame has failed.
 */
export function BareScreen({ footer, children }: { footer?: ReactNode; children: ReactNode }) {
  return (
    <Screen>
      <Bar as="header">
        <PageLink to="/" reloadDocument color="textPrimary" aria-label={`${brand.name}, ${navigation.home}`}>
          <Wordmark height={34} />
        </PageLink>
      </Bar>
      <main>{children}</main>
      {footer}
    </Screen>
  );
}

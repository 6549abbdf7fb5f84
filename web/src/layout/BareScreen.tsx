import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PageLink } from '../components/PageLink.tsx';
import { Wordmark } from '../components/Wordmark.tsx';
import { brand } from '../content/brand.ts';
import { navigation } from '../content/navigation.ts';

/** Puts the footer at the bottom of the screen. */
const Screen = styled('div')({
  display: 'grid',
  gridTemplate: 'auto 1fr auto / minmax(0, 1fr)',
  alignItems: 'center',
  minHeight: '100vh',
});

/** A page without the app. Instead of the header, it has a wordmark that links to the landing page. */
export function BareScreen({ footer, children }: { footer?: ReactNode; children: ReactNode }) {
  return (
    <Screen>
      <Container component="header" sx={{ paddingBlock: 2 }}>
        <PageLink to="/" reloadDocument color="textPrimary" aria-label={`${brand.name}, ${navigation.home}`}>
          <Wordmark height={34} />
        </PageLink>
      </Container>
      <main>{children}</main>
      {footer}
    </Screen>
  );
}

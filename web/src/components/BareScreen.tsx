import Container from '@mui/material/Container';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { brand } from '../content/brand.ts';
import { navigation } from '../content/navigation.ts';
import { space } from '../theme/tokens.ts';
import { PageLink } from './PageLink.tsx';
import { Wordmark } from './Wordmark.tsx';

/** Puts the footer at the bottom of the screen, with a small wordmark. */
const Screen = styled('div')({
  display: 'grid',
  gridTemplate: 'auto 1fr auto / minmax(0, 1fr)',
  alignItems: 'center',
  minHeight: '100vh',
  '& footer svg': { maxHeight: space(12) },
  // The names of the dots would be too small to read.
  '& footer path ~ text': { display: 'none' },
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

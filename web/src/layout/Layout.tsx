import { type MouseEvent, type ReactNode, Suspense } from 'react';
import { navigation } from '../content/navigation.ts';
import { closeDialog, openDialog, useUi } from '../state/ui.ts';
import { HEADER_HEIGHT, LAYERS, palette, space, styled } from '../theme/theme.ts';
import { Toaster } from '../toasts/Toaster.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { WaitlistDialog } from './WaitlistDialog.tsx';

const MAIN_ID = 'main';

const SkipLink = styled('a')({
  position: 'fixed',
  zIndex: LAYERS.skipLink,
  top: space(1),
  insetInlineStart: space(1),
  padding: `${space(1)} ${space(2)}`,
  color: 'inherit',
  backgroundColor: palette.background.paper,
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
});

const Main = styled('main')({ paddingTop: HEADER_HEIGHT, minHeight: '80vh' });

/** A native hash link would add an entry to the history. */
function skip(event: MouseEvent) {
  event.preventDefault();
  document.getElementById(MAIN_ID)?.focus();
}

/** The dialog's parent, which opens and closes it, as specified. Opening it re-renders only the dialog. */
function OwnedDialog() {
  const open = useUi((ui) => ui.dialogOpen);
  return <WaitlistDialog open={open} onOpen={openDialog} onClose={closeDialog} />;
}

/** The frame of every page. Footer and dialog hydrate separately, like the landing page's sections. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink href={`#${MAIN_ID}`} onClick={skip}>
        {navigation.skip}
      </SkipLink>
      <Header />
      <Main id={MAIN_ID} tabIndex={-1}>
        {children}
      </Main>
      {/* Follows the page's last form in the DOM, so Tab moves from the form to the toast's link. */}
      <Toaster />
      <Suspense>
        <Footer />
      </Suspense>
      <Suspense>
        <OwnedDialog />
      </Suspense>
    </>
  );
}

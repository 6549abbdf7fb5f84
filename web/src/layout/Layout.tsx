import Box from '@mui/material/Box';
import { type ReactNode, Suspense } from 'react';
import { navigation } from '../content/site.ts';
import { closeDialog, openDialog, useUi } from '../state/ui.ts';
import { HEADER_HEIGHT, LAYERS, type Styles, space } from '../theme/theme.ts';
import { Toaster } from '../toasts/Toaster.tsx';
import { Footer } from './Footer.tsx';
import { Header } from './Header.tsx';
import { WaitlistDialog } from './WaitlistDialog.tsx';

const MAIN_ID = 'main';

/** The frame of every page. Footer and dialog hydrate separately, like the landing page's sections. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <Box component="a" href={`#${MAIN_ID}`} sx={skipLink}>
        {navigation.skip}
      </Box>
      <Header />
      <Box component="main" id={MAIN_ID} tabIndex={-1} sx={{ paddingTop: HEADER_HEIGHT, minHeight: '80vh' }}>
        {children}
      </Box>
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

/** The dialog's parent, which opens and closes it, as specified. Opening it re-renders only the dialog. */
function OwnedDialog() {
  const open = useUi((ui) => ui.dialogOpen);
  return <WaitlistDialog open={open} onOpen={openDialog} onClose={closeDialog} />;
}

const skipLink: Styles = {
  position: 'fixed',
  zIndex: LAYERS.skipLink,
  top: space(1),
  insetInlineStart: space(1),
  padding: `${space(1)} ${space(2)}`,
  color: 'inherit',
  bgcolor: 'background.paper',
  transform: 'translateY(-200%)',
  '&:focus': { transform: 'none' },
};
